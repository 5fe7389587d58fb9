import type { UnseenWords } from '../en/unseen.ts'

export const words: UnseenWords = {
  title: 'Encore caché',
  hint: 'Compté d’après ce que tu vois à présent. Ce que tu as vu et ne vois plus compte comme caché.',
  nextHint: 'Prochaine : la chance que la prochaine carte qui te vient en soit une, d’après ce que tu vois à présent.',
  kind: 'Cartes',
  left: 'Cachées',
  next: 'Prochaine',
  leftOf: (left, of, isMost) => `${isMost ? 'au plus ' : ''}${left} sur ${of}`,
  line: (name, left) => `${name} : ${left}`,
  nothing: 'Rien de caché ne se compte.'
}
