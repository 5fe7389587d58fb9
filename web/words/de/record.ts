import type { RecordWords } from '../en/record.ts'
import { checked, words as replay } from './replay.ts'
import { standIn } from './stand-in.ts'

export const words: RecordWords = {
  title: (game, names) => `${game}: ${names}`,
  outcomes: { won: 'Gewonnen', lost: 'Verloren', ranked: 'Zu Ende gespielt', stopped: 'Abgebrochen' },
  moves: count => (count === 1 ? 'ein Zug' : `${count} Züge`),
  ...replay,
  open: 'Alle Karten offen',
  hand: 'Hand',
  pile: 'Stapel, oberste zuerst',
  none: 'keine',
  log: 'Zug um Zug',
  standIn,
  proof: {
    heading: 'Wurde ehrlich gemischt?',
    text: 'Bevor jemand eine Karte sah, bekam jeder Platz ein Versprechen: den Fingerabdruck der Zahl, aus der aller Zufall kommt. Jetzt liegt sie offen, und diese Seite hat die ganze Partie nachgespielt.',
    promise: 'Das Versprechen',
    seed: 'Die Zahl',
    checking: 'Wird nachgespielt …',
    unscripted:
      'Die Prüfung läuft auf dieser Seite und braucht JavaScript. Sie geht auch auf der Kommandozeile, mit dem Verlauf und dem Versprechen, das du aufgehoben hast.',
    holds: 'Alles stimmt überein.',
    fails: 'Etwas stimmt nicht überein.',
    ...checked,
    kept: {
      same: when => `Dieses Versprechen wurde diesem Gerät am ${when} gezeigt.`,
      other: when =>
        `Am ${when} wurde diesem Gerät ein anderes Versprechen gezeigt: Das hier sind nicht die Karten, die damals versprochen wurden. Es lautete:`,
      none: 'Diesem Gerät wurde das Versprechen nie gezeigt; ob es vor dem Verteilen gegeben wurde, kann diese Seite allein also nicht sagen. Vergleiche es mit dem in deinen Mails oder auf dem Gerät, auf dem du gespielt hast.'
    },
    beyond:
      'Keine Prüfung kann zeigen, wer da saß, wann gespielt wurde und ob es diese Züge waren: Wer die Zahl kennt, kann sich andere ausdenken, die zu ihr passen. Namen und Zeiten stehen hier, wie wir sie notiert haben.'
  },
  keepsake: 'Zum Andenken mitnehmen',
  crews: {
    heading: 'Dieselben Karten, andere Crews',
    here: 'Diese Partie',
    closed: 'Eine Crew, die ihren Verlauf für sich behält'
  },
  alike: 'Dieselben Karten für eine andere Crew',
  again: 'Noch einmal mit denselben Leuten',
  download: 'Verlauf herunterladen',
  share: 'Teilen',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  harbour: 'Neue Partie eröffnen'
}
