import type * as en from './en.ts'

export const refusals: typeof en.refusals = {
  PILLARS_FIRST: () => 'Le toit s’ouvre quand les deux piliers sont pleins.'
}

export const rules: typeof en.rules = ({ seats }) => ({
  heading: 'La Grande Arche',
  paragraphs: [
    'La mer est une arche : 2 piliers de 6 cases, a1 à b3 et f1 à g3, et par-dessus un toit de 4 rangées de 7, a4 à g7. Il n’y a pas de Départ, et rien à payer ensemble.',
    'On remplit d’abord les piliers. Dans chacun, les numéros montent du bas à gauche vers le haut à droite, et rien n’est payant. Les deux n’ont rien à voir l’un avec l’autre.',
    'À partir du tour qui suit la 12e carte des piliers, le toit est ouvert. L’ordre et le prix y sont comme ci-dessous, de a4 à g7 et par-delà les bouts de rangée. Piliers et toit ne se touchent pas.',
    `Les 80 îles et 5 Arrivées sont ${seats > 1 ? 'distribuées également' : 'dans la pioche'}, et chaque main a 5 cartes. À ton tour, tu poses une île, défausses deux cartes ou joues une Arrivée, puis tu pioches jusqu’à 5.`,
    'Une fois le toit plein, une Arrivée gagne.',
    'Notre choix : les piliers ont 2 cases de large et 3 de haut, et il n’y a aucun prix entre eux et le toit.',
    ...(seats > 1
      ? [
          'Notre choix : quand le compte ne tombe pas juste, le hasard décide qui reçoit une carte de plus. Celui qui en a reçu le moins commence ; s’ils sont plusieurs, le hasard décide.'
        ]
      : [])
  ]
})

export const harbour: typeof en.harbour = {
  presets: { high_arch: 'La Grande Arche' },
  settings: {
    variant: {
      values: { high_arch: 'La Grande Arche' },
      says: {
        high_arch: 'Deux piliers d’abord, puis le toit par-dessus. Pas de Départ, et rien à payer dans les piliers.'
      }
    }
  }
}
