import type { SettingsWords } from '../en/settings.ts'
import { words as promise } from './promise.ts'

export const words: SettingsWords = {
  promise,
  rules: 'Les règles de cette partie',
  notes: 'Notes personnelles',
  notesHint: 'Visibles de cette place seulement.',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  unsaved: 'Pas enregistré : il n’y a pas de connexion. Réessaie dans un instant.',
  settings: 'Réglages de cette place',
  language: 'Langue',
  zone: 'Fuseau horaire',
  settleAtOnce: 'Ce que je confirme est aussitôt définitif, sans délai pour le reprendre',
  sounds: 'Sons doux sur cet appareil : carte posée, à toi de jouer, fin de partie',
  helps: {
    hints: 'Astuces d’une première partie sur cet appareil',
    doubts: 'Me prévenir sur cet appareil quand il reste trop peu de nombres'
  },
  mail: 'Un courriel quand c’est à moi',
  mailHint: 'Vide le champ et enregistre pour n’en recevoir aucun.',
  mailStates: {
    waiting: 'Nous allons écrire à cette adresse. Les courriels viendront quand tu y auras dit oui.',
    asked: 'Nous avons écrit à cette adresse. Les courriels viendront quand tu y auras dit oui.',
    confirmed: 'Cette adresse reçoit tes courriels.',
    stopped:
      'Cette adresse ne veut plus de nos courriels : rien n’y est envoyé. Le lien au bas de chacun de nos courriels permet de revenir là-dessus.',
    refused:
      'Pour l’instant, rien de plus n’est envoyé à cette adresse : elle a reçu autant de courriels qu’il est permis.',
    failed: 'Notre dernier courriel n’est pas arrivé à cette adresse. Vérifie-la, puis enregistre-la de nouveau.'
  },
  told: {
    heading: 'Quand me prévenir',
    quiet: 'Me laisser tranquille de',
    until: 'à',
    never: 'jamais',
    daily: 'Un seul courriel par jour',
    eachTurn: 'non, un pour chaque tour',
    at: time => `à ${time}`,
    backOn: 'En voyage, de retour le',
    backOnHint: 'Ce jour-là, tu apprends ce qui t’attend alors.',
    paused: 'Rien sur cette partie pour le moment',
    sent: 'Ce qui t’a été envoyé',
    nothing: 'Rien jusqu’ici.',
    ways: { mail: 'Courriel' },
    abouts: {
      invitation: 'ton invitation',
      confirm: 'la question de savoir si nous pouvons t’écrire',
      link: 'le lien de ta place',
      handover: 'la question de ton hôte sur cette place',
      turn: 'c’est à toi',
      reminder: 'un rappel',
      last: 'le dernier rappel',
      over: 'la fin de la partie'
    },
    next: (what, when) => `Ensuite, ${when} : ${what}`,
    states: {
      sent: when => `envoyé ${when}`,
      trying: when => `n’arrive pas depuis ${when} ; nous essayons encore`,
      'given-up': when => `n’est pas arrivé depuis ${when}, et nous avons renoncé`,
      refused: when => `a été refusé ${when}. Vérifie l’adresse, puis enregistre-la de nouveau`,
      withheld: () => 'n’a pas été envoyé : la question d’avant attend encore sa réponse'
    }
  },
  back: 'Retour à la place',
  device: 'Montrer sur mon autre appareil',
  deviceHint:
    'L’appareil photo de l’autre appareil lit ce code et y ouvre ta place. Quiconque a ton lien a ta place : ne le montre à personne d’autre.',
  code: 'Montrer le code',
  watch: 'Un lien pour regarder',
  watchHint: 'Il montre la table, mais les cartes de personne : à partager sans crainte.',
  copy: 'Copier',
  copied: 'Copié.'
}
