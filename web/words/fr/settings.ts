import type { SettingsWords } from '../en/settings.ts'

export const words: SettingsWords = {
  rules: 'Les règles de cette partie',
  notes: 'Notes personnelles',
  notesHint: 'Visibles de cette place seulement.',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  unsaved: 'Pas enregistré : le réseau est absent. Réessaie dans un instant.',
  settings: 'Réglages de cette place',
  language: 'Langue',
  zone: 'Fuseau horaire',
  settleAtOnce: 'Ce que je confirme est aussitôt définitif, sans délai pour le reprendre',
  mail: 'Un courriel quand c’est à moi',
  mailHint: 'Vide le champ et enregistre pour n’en recevoir aucun.',
  confirmed: 'Cette adresse reçoit tes courriels.',
  unconfirmed: 'Nous avons écrit à cette adresse. Les courriels viendront quand tu y auras dit oui.',
  device: 'Jouer sur un autre appareil',
  deviceHint: 'Ouvre cette même page là-bas. Qui a ce lien a ta place : garde-le pour toi.',
  watch: 'Un lien pour regarder',
  watchHint: 'Il montre la table et la main de personne : à partager sans crainte.',
  copy: 'Copier',
  copied: 'Copié.'
}
