import type { Chapter } from '../../../chapters.ts'

const ROCKS: { readonly [seats: number]: string } = { 2: 'four rocks', 3: 'three rocks', 4: 'two rocks' }

const aim: Chapter = ({ seats }) => ({
  heading: 'What it is about',
  paragraphs: [
    'Five castles buy five wares. Each of you has a wagon with one of each, at the warehouse, and between there and the castles lies nothing at all: you lay the land yourselves, tile by tile, and travel across it. Whoever has gold worth 18 first has won, at once.',
    `Each of you begins with six cards and ${ROCKS[seats] ?? 'some rocks'}. There are 60 cards and 45 tiles: fields, woods, mountains, villages and estates, twelve cards and nine tiles of each.`
  ]
})

const map: Chapter = () => ({
  heading: 'The map',
  paragraphs: [
    'It has 61 spaces. The warehouse (g9) is at the top, the meadow (e5) in the middle. Cheese (c7) and wine (i7) are sold four steps from the warehouse, cloth (g3) and weapons (a3) six, gems (c1) eight: the farther, the dearer.',
    'Beside each castle lie the coins that it pays, the highest first. What is sold there next brings the first of them. The more of you play, the more coins there are.',
    'Our ruling: no text tells how the printed map looks, nor which coins lie where. Map and coins are ours, true to all that is known of them.'
  ]
})

const turn: Chapter = () => ({
  heading: 'Your turn',
  paragraphs: [
    'You play as many cards as you like, one after the other, and then end your turn.',
    'To lay a tile, play a card of its terrain: the tile goes on any empty space of the map. If none is left in the reserve, one of the same terrain moves from where nobody stands on it.',
    'To travel, play one card of a terrain: your merchant goes along joined tiles of that terrain, as far as you like. The first of them must be next to him. Into a castle, the warehouse or the meadow next to him any card takes him. Merchants pass each other and may share a space.',
    'For two cards, whichever you like, a tile goes back to the reserve. For two cards, you roll the die.'
  ]
})

const rocks: Chapter = () => ({
  heading: 'Rocks',
  paragraphs: [
    'Before the first card of your turn you may place one of your rocks on any space where no castle, warehouse, meadow or merchant is; on a tile, too. Nobody stands on it or passes it, and the tile below is out of use. It stays until a six on the die takes it away.'
  ]
})

const die: Chapter = () => ({
  heading: 'The die',
  paragraphs: [
    'One to five name the terrains: field, woods, mountain, village, estate. You lay such a tile from the reserve on an empty space, move one, take one back, or do nothing. Where somebody stands nothing is taken.',
    'A six is a rock: you lay one from the common reserve, move any that lies on the map, take one back, or do nothing. Our ruling: rocks taken back belong to all.'
  ]
})

const end: Chapter = () => ({
  heading: 'When you end your turn',
  paragraphs: [
    'You draw as many cards as you played, three at most; if you played none, you draw one. Nobody holds more than six. Removing a tile and rolling count as two cards, a rock as none.',
    'Then it counts where you stand. If you entered the meadow or the warehouse in this turn, your hand is filled to six. The warehouse also loads whatever your wagon lacks. Whoever merely stays there draws as usual.',
    'A castle whose ware you carry buys it: for its highest coin, or for a hand filled to six. You may also keep it. After a sale you may roll the die for nothing.',
    'If your last card is played, the table ends your turn by itself.'
  ]
})

const over: Chapter = () => ({
  heading: 'The end',
  paragraphs: [
    'Gold is what the coins are worth. With 18 you have won, before any further roll. The others follow by their gold; those with as much share a place.',
    'If all agree to stop, most gold wins. Whoever gives up is last.'
  ]
})

const rulings: Chapter = () => ({
  heading: 'Where the printed rules are silent',
  paragraphs: [
    'Our rulings: a hand holds six cards. Neither a rock nor another tile goes where somebody stands. Merchants pass each other freely. Leaving the meadow and entering it again counts as entering. A castle buys at any end of a turn there, not only on the day of arrival. The free roll belongs to a sale. Whoever is walled in by rocks can roll for a six.',
    'What you have done can be taken back until it is final. A roll and the end of a turn show something new: they are final at once.'
  ]
})

const lines: Chapter = () => ({
  heading: 'Every action as a line',
  paragraphs: [
    'F field, W woods, M mountain, V village, E estate. A space is a letter and a number: a1 is at bottom left.',
    'rock f7 places a rock. M@f8 lays a mountain; V@e2>f8 moves a village where none is left.',
    'go d7 -M travels with a mountain card. remove e3 -F -V removes a tile, roll -F -V rolls the die.',
    'After a roll: put f8, shift e3>f8, return e3, skip. end ends your turn.',
    'In a castle: sell coin, sell cards, no sale; then roll or no roll.'
  ]
})

export const chapters: readonly Chapter[] = [aim, map, turn, rocks, die, end, over, rulings, lines]
