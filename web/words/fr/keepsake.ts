import type { FoundWords, KeepsakeWords } from '../en/keepsake.ts'

export const words: KeepsakeWords = {
  played: boat => `Partie jouée sur Slow Boat, bateau ${boat}.`,
  text: 'Avant la première carte, une promesse a été montrée à chaque place : l’empreinte de la graine d’où vient tout le hasard. La graine est maintenant dans ce fichier, et les règles aussi : il peut rejouer toute la partie, sans réseau.',
  check: 'Vérifier',
  unscripted: 'La vérification demande JavaScript, tout comme le défilement des coups.',
  alone:
    'Ce fichier seul ne peut pas dire si la promesse a été faite avant la donne : compare-la avec celle de tes courriels, ou de l’appareil sur lequel tu as joué. Et quiconque peut changer un fichier peut changer sa vérification. En cas de doute, vérifie la partie là où elle a été jouée.'
}

/** What comes of checking it in the file itself. */
export const found: FoundWords = {
  holds: 'Prouvé : tout concorde.',
  fails: 'Pas prouvé : quelque chose ne concorde pas.',
  broken: 'Pas prouvé : le récit dans ce fichier n’est plus lisible.'
}
