import type { SeatLogWords } from '../en/log.ts'

export const words: SeatLogWords = {
  outdated: 'Dieser Vorschlag kam zu spät: Der Tisch hat sich verändert.',
  since: when => `seit ${when}`,
  restored: when => `Wiederhergestellt aus der Kopie (${when}): Was danach kam, ist verloren.`,
  handover: {
    asked:
      'Wer die Partie eröffnet hat, bittet um einen neuen Link für diesen Platz, damit jemand anders weiterspielen kann. Deiner öffnet ihn dann nicht mehr. Kommst du sieben Tage lang nicht her, kann er ohne dich vergeben werden.',
    agreed:
      'Du bist einverstanden, dass jemand anders diesen Platz bekommt. Er bleibt deiner, bis er einen neuen Link hat.',
    agree: 'Einverstanden',
    refuse: 'Ich bleibe'
  },
  newLink: when => `neuer Link ${when}`,
  earlier: 'Früher',
  later: 'Später',
  past: {
    asked: 'Der Tisch von damals kommt …',
    missed: 'Der Tisch von damals kam nicht durch: Du siehst ihn, wie er jetzt ist.'
  },
  watching: 'Du schaust zu.',
  quiet: 'Nichts Neues, seit du hier warst.',
  you: 'du',
  players: 'Am Tisch',
  here: when => `zuletzt hier ${when}`,
  never: 'noch nicht hier',
  free: 'Platz noch frei',
  unreached: when => `nicht erreicht seit ${when}`,
  log: 'Was geschah',
  older: 'Noch früher',
  say: 'Etwas sagen',
  send: 'Senden',
  rules: 'Regeln dieser Partie',
  more: 'Notizen, Einstellungen, Link zum Teilen',
  loading: 'Moment …',
  proof: 'Versiegelt vor dem Geben:',
  lost: 'Es kam nichts durch. Versuch es gleich noch einmal.'
}
