import type { InvitationWords } from '../en/invitation.ts'
import { length } from './length.ts'
import { paces } from './paces.ts'

const names = (list: readonly string[]) => new Intl.ListFormat('de').format(list)

export const words: InvitationWords = {
  take: {
    heading: game => `Ein Platz bei „${game}“ ist für dich frei`,
    invites: (host, game) => `${host} lädt dich zu „${game}“ ein`,
    quoted: text => `„${text}“`,
    others: who => `${names(who)} ${who.length > 1 ? 'spielen' : 'spielt'} auch mit.`,
    everybody: who => `Mit ${names(who)}.`,
    proven: 'Gespielt wird, sobald alle bestätigt haben, wie sie Bescheid bekommen, wenn sie dran sind.',
    slowly:
      'Du spielst, wann es dir passt: kein Konto, nichts zu installieren oder zu bezahlen, und niemand verliert, nur weil er sich Zeit lässt.',
    ...length,
    pace: paces,
    dealtBefore:
      'Die Karten sind die einer Partie, die vorbei ist. Wenn du dort saßt oder ihren Verlauf kennst, kennst du sie alle: Überlass den Platz jemand anderem.',
    name: 'Dein Name',
    as: name => `Du spielst als ${name}.`,
    fixed: 'Der Name steht fest: Auch er soll nichts verraten.',
    address: 'Mailadresse',
    hint: 'Wenn du magst: Dann sagt dir eine Mail, wann du dran bist.',
    sealed:
      'Sobald er dir gehört, bekommst du einen eigenen Link: Niemand sonst sieht, was du siehst, oder spielt für dich, und dieser hier öffnet nichts mehr.',
    rivals: {
      sealed:
        'Ihr spielt gegeneinander: Deinen Platz öffnest nur du. Bleibst du lange fort, entscheiden alle anderen zusammen, ob jemand Neues oder ein Autopilot für dich weiterspielt oder die Partie endet.',
      open: 'Ihr spielt gegeneinander. Wer den Link zu deinem Platz hat, kann deine Hand sehen: auch, wer die Partie eröffnet hat.'
    },
    submit: 'Diesen Platz nehmen',
    rules: 'Die Regeln'
  },
  home: 'Meine Partien',
  settings: 'Wann ich Bescheid bekomme',
  plain: example =>
    `Eine Nummer aus der Liste oder eine Zeile (mehrere mit „;“ getrennt)${example === null ? '' : `; dahinter, was du dafür gibst: ${example}`}`,
  plan: 'Zum Planen: „plan“, dann Zeilen, getrennt durch „;“, jede mit dem, was du dafür gäbst, falls sie etwas kostet'
}
