import type { SeatLogWords } from '../en/log.ts'
import { paces } from './paces.ts'
import { standIn } from './stand-in.ts'

export const words: SeatLogWords = {
  outdated: 'Dieser Vorschlag kam zu spät: Der Tisch hat sich verändert.',
  since: when => `seit ${when}`,
  restored: when => `Aus einer Kopie wiederhergestellt (${when}): Was danach kam, ist verloren, Pläne auch.`,
  handover: {
    asked:
      'Wer die Partie eröffnet hat, bittet um einen neuen Link für diesen Platz, damit jemand anders weiterspielen kann. Deiner öffnet ihn dann nicht mehr. Kommst du sieben Tage lang nicht her, kann der Platz auch ohne deine Antwort vergeben werden.',
    agreed:
      'Du bist einverstanden, dass jemand anders diesen Platz bekommt. Er bleibt deiner, bis er einen neuen Link hat.',
    agree: 'Einverstanden',
    refuse: 'Ich bleibe'
  },
  newLink: when => `neuer Link ${when}`,
  earlier: 'Früher',
  later: 'Später',
  past: {
    asked: 'Der Tisch von damals wird geholt …',
    missed: 'Der Tisch von damals kam nicht durch: Du siehst ihn, wie er jetzt ist.'
  },
  watching: 'Du schaust zu.',
  quiet: 'Noch ist nichts geschehen.',
  you: 'du',
  players: 'Am Tisch',
  turn: '▶ dran',
  next: '▷ danach',
  last: '◁ zuletzt dran',
  paces,
  standIn,
  here: when => `zuletzt hier ${when}`,
  recently: 'vor weniger als einer Stunde',
  never: 'noch nicht hier',
  free: 'Platz noch frei',
  unreached: when => `letzte Mail kam nicht an: ${when}`,
  log: 'Was geschehen ist',
  older: 'Noch früher',
  say: 'Etwas sagen',
  send: 'Senden',
  rules: 'Regeln dieser Partie',
  more: 'Notizen, Einstellungen, Link zum Teilen',
  loading: 'Moment …',
  lost: 'Es kam nichts durch. Versuch es gleich noch einmal.'
}
