import type { RefusalWords } from '../../../../words/refusal.ts'
import type { OwnFacts } from '../../said/own-codes.ts'
import { card, special } from './cards.ts'

export const refusals: RefusalWords<OwnFacts> = {
  ROCK_ALREADY: () => 'Du hast in diesem Zug schon einen Felsen gelegt: Mehr geht nicht.',
  ROCK_TOO_LATE: () => 'Ein Felsen kommt vor der ersten Karte eines Zugs.',
  NO_ROCK: () => 'Du hast keinen Felsen mehr.',
  CARD_NOT_IN_HAND: () => 'Du hast nicht alles, was du genannt hast.',
  RESERVE_EMPTY: ({ what }) => `Im Vorrat ist nichts mehr (${card(what)}): versetzen, zurücklegen oder verzichten.`,
  NOT_A_TILE_SPACE: ({ space }) =>
    `Auf ${space} wird nichts gelegt: Burgen, ${special('warehouse')} und ${special('meadow')} bleiben frei.`,
  ALREADY_THERE: ({ space }) => `Dein Händler steht schon auf ${space}.`,
  ROCK_THERE: ({ space }) => `Auf ${space} liegt ein Felsen.`,
  NO_TILE: ({ space }) => `Auf ${space} liegt kein Plättchen.`,
  WRONG_TERRAIN: ({ space, terrain }) => `Auf ${space} liegt ein ${card(terrain)}: Dafür braucht es diese Karte.`,
  UNREACHABLE: ({ space, rock }) =>
    rock
      ? `Der Felsen auf ${rock} versperrt den Weg nach ${space}.`
      : `Von dir führt keine Kette dieser Landschaft nach ${space}.`,
  NOT_ADJACENT: ({ space }) => `Du stehst nicht neben ${space}: Eine Karte bringt dich nur nach nebenan.`,
  NOT_EMPTY: ({ space }) => `Auf ${space} liegt schon etwas.`,
  OCCUPIED: ({ space }) => `Auf ${space} steht jemand.`,
  FROM_NOT_ALLOWED: ({ terrain }) => `Im Vorrat liegt noch etwas (${card(terrain)}): Nimm es von dort.`,
  NEEDS_FROM: ({ terrain }) =>
    `Im Vorrat ist nichts mehr (${card(terrain)}): Sag, welches Plättchen auf dem Plan umzieht.`,
  BAD_FROM: ({ space }) =>
    space ? `Was auf ${space} liegt, lässt sich nicht nehmen.` : 'Kein Plättchen dieser Landschaft lässt sich nehmen.',
  NO_COIN: () => 'Diese Burg hat keine Münze mehr: Verkaufe für Karten oder behalte deine Ware.'
}
