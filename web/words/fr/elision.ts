/** "de Ben", "d’Emma". */
export function de(name: unknown): string {
  return elided('de', name)
}

/** "que Ben", "qu’Emma". */
export function que(name: unknown): string {
  return elided('que', name)
}

// Whether an h is mute nobody can tell of a name: it is spoken then. A name may stand between marks of its direction.
function elided(word: string, name: unknown): string {
  return /^\u2068?[aeiouyàâäéèêëîïôöùûüœæ]/i.test(`${name}`) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`
}
