import type { MailboxWords } from '../en/mailbox.ts'

export const words: MailboxWords = {
  title: 'Boîte aux lettres locale',
  hint: 'Ce que chacun recevrait par courriel. Rien ne quitte cette machine.',
  empty: 'Aucun courriel pour l’instant. Ouvre une partie avec une adresse à une place, puis reviens voir.',
  everybody: 'Tout le monde',
  back: 'Tous les courriels',
  pick: 'Choisis un courriel pour le lire.',
  from: 'De',
  to: 'À',
  subject: 'Objet',
  date: 'Date',
  formatted: 'Mis en forme',
  plain: 'En texte seul',
  headers: 'En-têtes',
  answer: 'Répondre, comme depuis une messagerie',
  send: 'Envoyer',
  whole: 'Tel qu’il serait envoyé (.eml)'
}
