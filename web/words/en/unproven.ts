const names = (list: readonly string[]) => new Intl.ListFormat('en-GB').format(list)

/** A match whose play waits until every seat has proven a way to be told. */
export const unproven = (who: readonly string[]) =>
  `Play begins as soon as everybody can be told when it is their turn. Still missing: ${names(who)}.`
export const prove = 'For that, confirm an email address, or send yourself a test by push or webhook.'
