import type { TextWords } from '../en/text.ts'
import { prove, unproven } from './unproven.ts'

export const words: TextWords = {
  yourTurn: name => `Du bist dran, ${name}.`,
  waiting: names => `Warten auf ${names}.`,
  since: moment => `Seit ${moment}.`,
  unproven,
  prove,
  watching: 'Du schaust zu: Was verdeckt ist, bleibt es bis zum Ende der Partie.',
  kept: name => `Dieser Platz ist für ${name} aufgehoben und noch nicht besetzt.`,
  draft: line => `Du hast ${line} bestätigt und kannst es noch zurücknehmen.`,
  settles: time => `Um ${time} wird es von selbst endgültig.`,
  over: 'Die Partie ist zu Ende.',
  restored: moment =>
    `Die Partie musste aus ihrer Kopie wiederhergestellt werden (${moment}): Was danach kam, ist verloren, und was geplant war, auch.`,
  hand: (called, cards) => `${called}: ${cards}.`,
  news: 'Seit du zuletzt hier warst',
  talk: 'Was gesagt wurde',
  quote: (name, text) => `${name}: „${text}“`,
  player: (name, facts) => `${name}: ${facts}`,
  can: 'Was du tun kannst',
  act: 'Um zu spielen, schick eine Nummer aus der Liste oder irgendeine andere Zeile, oder mehrere, getrennt durch „;“:',
  pay: 'Für jedes _ suchst du aus, was du gibst: Schreib es hinter die Nummer, zum Beispiel',
  plan: 'Um deinen nächsten Zug zu planen, schick die Zeilen, die du spielen würdest, die beste zuerst, jede mit dem, was du dafür gäbst, falls sie etwas kostet; „plan none“ zieht ihn zurück:',
  moved: 'Das ist jetzt dein eigener Link. Niemand sonst hat ihn, und die Einladung öffnet nichts mehr: Heb ihn auf.',
  take: 'Um ihn zu besetzen:',
  undo: 'Um es zurückzunehmen:',
  done: 'Um es gleich endgültig zu machen:',
  wake: 'Um sie zu wecken:',
  leave: 'Um hier aufzuhören, sobald es alle sagen, oder um den Platz zu verlassen:',
  again: 'Noch eine Partie mit denselben Leuten eröffnen:',
  next: 'Dein Platz in der nächsten Partie:',
  record: 'Die ganze Partie, alle Karten offen:',
  data: 'Dasselbe als Daten, für eigene Programme:'
}
