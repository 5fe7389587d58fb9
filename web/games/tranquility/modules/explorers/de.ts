import type * as en from './en.ts'
import { has } from '../../../../words/de/has.ts'
import { kinds, momentOf, pictures } from './moment.ts'

const cards = (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`)

/** What a border space may hide to be kept, as what was found. */
const FOUND: { readonly [card: string]: string } = { F: 'ein Ziel', C: 'ein Kompass', J: 'ein Joker' }

export const turn: typeof en.turn = {
  cards: { C: 'Kompass' },
  offers: { pay: 'Bezahlen' },
  explorers: {
    space: 'Entdeckerfeld, frei',
    stormed: 'unter einem Sturm',
    left: count => `Entdeckerkarten: ${count}`,
    stormedAt: cells => `Stürme auf ${cells}`,
    first: (card, cell, due) =>
      `${card} auf ${cell}: erst eine Entdeckerkarte, dann kostet es ${due ? cards(due) : 'nichts'}.`,
    clears: cell => `Ein Kompass vertreibt den Sturm auf ${cell}.`,
    which: 'Welchen Sturm vertreibt der Kompass?',
    choose: missing => `Wähl ${cards(missing)} zum Bezahlen; auch der Fund darf weg.`,
    pays: cards => `Mit ${cards} bezahlen.`
  }
}

export const log: typeof en.log = {
  cards: { C: 'einen Kompass' },
  pictures,
  kinds,
  follows: {
    'explored storm': 'Ein Kompass kann ihn vertreiben.',
    'explored monster': 'Wer dorthin geht, erkundet neu.',
    'explored start': 'Die Fahrt geht weiter.',
    'explored rocks': 'Sie kosten eine Karte mehr.',
    'explored kept': 'Sie bleibt auf der Hand.',
    cleared: 'Das Feld ist wieder frei.'
  },
  moment: now =>
    momentOf(now, {
      mine: due => `Nun zahl ${cards(due)}.`,
      theirs: (who, due) => `${who} zahlt nun ${cards(due)}.`
    }),
  events: {
    explorers: ({ left }) => `Entdeckerkarten, die verdeckt liegen: ${left}.`,
    explored: ({ seat, cell, explorer, card }, who) => {
      const turned = `${has(seat, who)} ${cell} erkundet: `
      switch (explorer) {
        case 'storm':
          return `${turned}ein Sturm. Er sperrt das Feld, und die ${card} geht zurück auf die Hand.`
        case 'monster':
          return `${turned}ein Seeungeheuer. Es holt die ${card}, und das Feld ist wieder frei.`
        case 'rocks':
          return `${turned}Schroffe Felsen.`
        case 'start':
          return `${turned}ein Start.`
        case 'kept':
          return `${turned}${card ? FOUND[card] : 'eine Karte zum Behalten'}.`
      }
    },
    'explorer-paid': ({ seat, count, unseen }, who) => {
      const paid = count === 1 ? 'einer Karte' : `${count} Karten`
      return `${has(seat, who)} mit ${count === 0 && unseen ? 'einer ungesehenen Karte vom Stapel' : paid}${count && unseen ? ' und einer ungesehenen vom Stapel' : ''} bezahlt.`
    },
    cleared: ({ seat, cell }, who) => `${has(seat, who)} den Sturm auf ${cell} mit einem Kompass vertrieben.`
  }
}

export const refusals: typeof en.refusals = {
  SPACE_STORMED: ({ cell }) => `Auf ${cell} liegt ein Sturm.`,
  NO_COMPASS_CARD: ({ cell }) =>
    cell
      ? `Um ${cell} zu öffnen, brauchst du einen Kompass, und dort muss ein Sturm liegen.`
      : 'Ein Kompass nimmt einen Sturm weg, und hier liegt keiner.'
}

export const refused: typeof en.refused = { C: 'einen Kompass' }

export const record: typeof en.record = {
  storm: 'Sturm',
  compass: 'Kompass',
  monster: 'Ungeheuer',
  finish: 'Ziel',
  start: 'Start',
  rocks: 'Schroffe Felsen',
  joker: 'Joker'
}

export const rules: typeof en.rules = ({ options, seats }) => ({
  heading: 'Die Pyramide',
  paragraphs: [
    'Das Meer ist eine Pyramide aus 36 Feldern, in Reihen zu 11, 9, 7, 5, 3 und 1. Die Zahlen steigen Reihe für Reihe von a1 bis f6, über die Reihenenden hinweg. Es gibt keinen Start; die 80 Inseln werden verteilt, und eine Hand hat 5 Karten.',
    'Sechs Felder sind Entdeckerfelder: c1, i1, f2, c3, h3 und f4. Legst du dort eine Karte, musst du sie bezahlen können, deckst aber zuerst die oberste der 30 Entdeckerkarten auf.',
    'Start (5): Nichts geschieht, und der Preis wird bezahlt. Kompass (6), Ziel (5) und Joker (2): Sie kommen auf die Hand, ohne dass die anderen sie sehen, und der Preis wird bezahlt; auch die eben gefundene Karte darf dafür weg.',
    'Sturm (6): Die Karte geht zurück auf die Hand, nichts wird bezahlt, und das Feld ist gesperrt. Mit einem Kompass von der Hand kannst du es als Aktion öffnen. Seeungeheuer (5): Es nimmt die Karte mit, nichts wird bezahlt, und das Feld ist wieder frei.',
    'Schroffe Felsen (1): Du bezahlst eine Karte mehr als den Preis; hast du keine mehr auf der Hand, kommt sie ungesehen oben vom Stapel.',
    'Ein Joker wird als jede freie Zahl gelegt oder als Ziel gespielt.',
    ...(options.harder ? ['Diese Partie ist schwerer: Ein Start kostet wie die Felsen eine Karte mehr.'] : []),
    ...(options.easier ? ['Diese Partie ist leichter: 5 weitere Joker ersetzen die Seeungeheuer.'] : []),
    'Sind alle 36 Felder belegt, gewinnt ein Ziel oder ein Joker. Ein Feld unter einem Sturm ist nicht belegt.',
    'Unsere Regelung: Die Reihen und die Lage der Entdeckerfelder sind von uns, denn ein Bild war nicht zu finden. Ob du bezahlen kannst, zählt, bevor die Entdeckerkarte aufgedeckt ist, und was du findest, darf dann bezahlen. Die zusätzliche Karte für die Felsen kommt nur dann vom Stapel, wenn du keine mehr auf der Hand hast.',
    'Unsere Regelung: Nach einem Sturm oder Seeungeheuer wird nichts bezahlt. Ein Feld, das wieder frei ist, deckt eine neue Entdeckerkarte auf, und eines unter einem Sturm gilt nicht als belegt.',
    ...(seats > 1
      ? [
          'Unsere Regelung: Gehen die Karten nicht auf, entscheidet der Zufall, wer eine mehr bekommt. Wer die wenigsten bekommen hat, beginnt; sind es mehrere, entscheidet der Zufall.'
        ]
      : [])
  ]
})

export const line: typeof en.line =
  '23@c1 belegt ein Entdeckerfeld, pay -7 -9 bezahlt es, clear c1 vertreibt einen Sturm, J41@d4 legt einen Joker als 41.'

export const harbour: typeof en.harbour = {
  presets: { pyramid: 'Pyramide' },
  settings: {
    variant: {
      values: { pyramid: 'Pyramide' },
      says: { pyramid: 'Ein Meer, das bis auf ein Feld schmaler wird; sechs Felder verbergen eine Entdeckerkarte.' }
    },
    harder: {
      label: 'Erschwert',
      values: { false: 'Nein', true: 'Ja' },
      hint: 'Ein Start unter den Entdeckerkarten kostet eine Karte mehr.'
    },
    easier: {
      label: 'Erleichtert',
      values: { false: 'Nein', true: 'Ja' },
      hint: 'Fünf Joker unter den Entdeckerkarten anstelle der Seeungeheuer.'
    }
  }
}
