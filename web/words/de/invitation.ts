import type { InvitationWords } from '../en/invitation.ts'

const names = (list: readonly string[]) => new Intl.ListFormat('de').format(list)

export const words: InvitationWords = {
  take: {
    heading: game => `Ein Platz bei ${game} ist für dich frei`,
    text: who =>
      `${names(who)} ${who.length > 1 ? 'möchten' : 'möchte'} mit dir spielen: langsam, und wann es dir passt.`,
    alone: 'Eine stille Partie für dich allein, wann es dir passt.',
    name: 'Dein Name',
    as: name => `Du spielst als ${name}: In einer schweigenden Partie bleiben die Namen, wie sie beim Eröffnen waren.`,
    address: 'Mailadresse',
    hint: 'Wenn du magst: Dann sagt dir eine Mail, wann du dran bist.',
    sealed:
      'Sobald er dir gehört, bekommst du einen eigenen Link: Niemand sonst kann deine Karten sehen, und dieser hier öffnet nichts mehr.',
    submit: 'Diesen Platz nehmen'
  },
  settings: 'Wann ich Bescheid bekomme',
  plain: 'Eine Nummer aus der Liste oder eine Zeile; dahinter die Karten, mit denen du bezahlst: 3 -7 -9'
}
