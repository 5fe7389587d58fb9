/** Something that could be wrong in the Worker: a place in a file, and what would stand there. */
export interface Fault {
  readonly name: string
  readonly file: string
  readonly sound: string
  readonly faulty: string
  /** The match, or the reader of many, that meets it where most don't; only the time that it takes to be found depends on that. */
  readonly first: number
}

const DELIVER = 'worker/deliver'

/** Each is one that somebody might make; the year must find all of them. */
export const FAULTS: readonly Fault[] = [
  fault(
    'no-re-read',
    'outbox.ts',
    'const due = stillDue(then, dues({ match, seats, notices }))',
    'const due: Due | undefined = then'
  ),
  fault('sent-early', 'outbox.ts', 'if (!due || due.at > clock.now()) return', 'if (!due) return'),
  fault('no-receipt', 'recording.ts', '    ledger.putNotice(notice)\n', ''),
  fault('no-key', 'due.ts', 'if (known?.turn !== turn)', 'if (known?.turn !== turn || known.dueAt === null)'),
  fault('told-once-for-good', 'due.ts', 'if (known?.turn !== turn)', 'if (!known)'),
  fault(
    'no-presence',
    'due.ts',
    'Math.max(from, usedUntil, own?.settlesAt ?? 0, now)',
    'Math.max(from, own?.settlesAt ?? 0, now)'
  ),
  fault(
    'told-with-a-draft',
    'due.ts',
    'Math.max(from, usedUntil, own?.settlesAt ?? 0, now)',
    'Math.max(from, usedUntil, now)'
  ),
  fault(
    'overdue-at-night',
    'due.ts',
    'Math.max(from, usedUntil, own?.settlesAt ?? 0, now)',
    'Math.max(from, usedUntil, own?.settlesAt ?? 0)',
    10
  ),
  fault(
    'no-hours',
    'due.ts',
    'return wakingAt(Math.max(from, usedUntil, own?.settlesAt ?? 0, now), row)',
    'return Math.max(from, usedUntil, own?.settlesAt ?? 0, now)'
  ),
  fault(
    'daily-forgotten',
    'due.ts',
    'attempts === 0 ? dailyAt(Math.max(dueAt, now - LETTER_LASTS_MS), row) : dueAt',
    'dueAt'
  ),
  fault(
    'wrong-zone',
    'hours.ts',
    'return isBetween((local - startOfDay(local)) / HOUR_MS, quiet)',
    'return isBetween(new Date(at).getUTCHours(), quiet)'
  ),
  fault(
    'quiet-by-day',
    'hours.ts',
    'return from < to ? hour >= from && hour < to : hour >= from || hour < to',
    'return hour >= Math.min(from, to) && hour < Math.max(from, to)'
  ),
  fault('pause-forgotten', 'hours.ts', '  if (paused) return null\n', ''),
  fault(
    'holiday-forgotten',
    'hours.ts',
    'return backOn === null ? at : Math.max(at, startOfLocalDay(backOn, zone))',
    'return at'
  ),
  fault('holiday-by-utc', 'hours.ts', 'startOfLocalDay(backOn, zone)', 'Date.parse(backOn)'),
  fault('hour-of-yesterday', 'local-hour.ts', '[day, day + DAY_MS]', '[day]'),
  fault(
    'summer-time-forgotten',
    'local-hour.ts',
    'const offsets = [local - DAY_MS, local + DAY_MS].map(near => localTime(near, zone) - near)',
    'const offsets = [localTime(0, zone)]'
  ),
  fault(
    'no-wait',
    'planned.ts',
    'export const TOLD_AFTER_MS = 90 * SECOND_MS',
    'export const TOLD_AFTER_MS = 0 * SECOND_MS'
  ),
  fault(
    'any-turn',
    'abouts.ts',
    'const wait = match.waits.find(one => one.seat === row.seat)\n  // An autopilot',
    'const wait = match.waits[0]\n  // An autopilot'
  ),
  fault('reminder-of-nothing', 'abouts.ts', 'told.sentAt === null || pace === null', 'pace === null'),
  fault(
    'reminder-at-half-the-pace',
    'abouts.ts',
    'Math.max(wait.since, toldAt) + pace }',
    'Math.max(wait.since, toldAt) + pace / 2 }'
  ),
  fault(
    'reminded-as-before',
    'abouts.ts',
    'return { turn: wait.since, at: Math.max',
    'return { turn: wait.turn, at: Math.max'
  ),
  fault(
    'end-untold',
    'abouts.ts',
    'return waits.length === 0 && isNews && isMeant ?',
    'return waits.length > 99 && isNews && isMeant ?'
  ),
  fault(
    'end-in-the-middle',
    'abouts.ts',
    'return waits.length === 0 && isNews && isMeant ?',
    'return version > 20 && isNews && isMeant ?'
  ),
  fault('no-retry', 'receipts.ts', 'dueAt: givenUp ? null : dueAt', 'dueAt: null'),
  fault('given-up-at-once', 'receipts.ts', 'const TRIED_FOR_MS = 14 * DAY_MS', 'const TRIED_FOR_MS = 0.1 * DAY_MS', 4),
  fault('refused-for-ever', 'ways/mail.ts', '    before.addressAt !== after.addressAt ||\n', ''),
  fault(
    'failure-taken-for-sent',
    'receipts.ts',
    "if ('sent' in delivery)\n",
    "if ('sent' in delivery || 'why' in delivery)\n"
  ),
  fault('told-again-when-put-right', 'recording.ts', 'if (notice.sentAt === null && guard', 'if (guard'),
  fault(
    'one-notice-for-all-ways',
    'due.ts',
    'seat === row.seat && name === way.name',
    'seat === row.seat && name !== null'
  ),
  fault(
    'end-told-to-newcomers',
    'abouts.ts',
    'const isMeant = since !== null && since <= changedAt',
    'const isMeant = since !== null',
    9
  ),
  fault('stopped-for-ever', 'ways/mail.ts', "ends: failure => failure !== 'SUPPRESSED'", 'ends: () => true'),
  fault(
    'back-and-untold',
    'ways/mail.ts',
    '(before.suppressed !== null && after.suppressed === null)',
    'before.suppressed === after.address'
  ),
  fault('gone-and-asked', 'ways/push.ts', 'const devices = present(trial.seat)', 'const { devices } = trial.seat'),
  fault('gone-unnoticed', 'ways/push.ts', '(gone.includes(one.id) &&', '(gone.length > 99 &&'),
  fault('all-devices-again', 'ways/push.ts', 'if (sent) return sent', 'if (sent && !later[0]) return sent', 27),
  fault(
    'named-and-untold',
    'ways/push.ts',
    'present(after).some(one => !before.devices.some(({ id, since }) => id === one.id && since === one.since)) ||',
    '',
    32
  ),
  fault('refused-and-asked', 'ways/webhook.ts', 'ends: () => true', 'ends: () => false'),
  fault('busy-taken-for-refused', 'ways/knock.ts', 'const PASSING = [408, 425, 429]', 'const PASSING = [408, 425]'),
  fault('asked-too-soon', 'ways/knock.ts', "retryAfterMs(headers.get('Retry-After') ?? '')", '0')
]

/** The same in the letters that several rooms write together. */
export const DIGEST_FAULTS: readonly Fault[] = [
  fault(
    'no-claim',
    'digest/gather.ts',
    'const claim = await world.directory.claim(world.today(), clock.now())',
    "const claim = { state: 'ours', offered: null, last: [] } as Claim"
  ),
  fault(
    'claim-not-atomic',
    'digest/directory.ts',
    'WHERE iif(told IS NULL, holder = excluded.holder OR held_until <= ?5, day < excluded.day)',
    'WHERE iif(told IS NULL, true, day < excluded.day)'
  ),
  fault(
    'letters-not-read-again',
    'digest/gather.ts',
    'const letter = await readAgain(places, offered, before, world)',
    'const letter = { parts: heard.map(part => restricted(part, item => isAmong(offered, item))), offered }'
  ),
  fault(
    'letter-of-the-wrong-day',
    'digest/directory.ts',
    'held_until <= ?5, day < excluded.day)',
    "held_until <= ?5, day < date(excluded.day, '-1 day'))"
  ),
  fault('any-number-a-day', 'digest/directory.ts', 'held_until <= ?5, day < excluded.day)', 'held_until <= ?5, true)'),
  fault(
    'sent-again-otherwise',
    'digest/gather.ts',
    'const offered = before ?? found.flatMap(itemsOf)',
    'const offered = found.flatMap(itemsOf)'
  ),
  fault(
    'unheard-forgotten',
    'digest/gather.ts',
    "directory.finish([...unheard, ...('sent' in delivery ? missed : [])])",
    'directory.finish([])',
    16
  ),
  fault(
    'left-behind',
    'digest/gather.ts',
    'const others = (await directory.members()).filter(',
    'const others = (await directory.members()).slice(1).filter(',
    49
  )
]

/** And in what is planned. */
export const PLAN_FAULTS: readonly Fault[] = [
  fault(
    'planned-too-soon',
    'planned.ts',
    'silentFrom(match, row, since) : since + TOLD_AFTER_MS',
    'silentFrom(match, row, since) : since'
  ),
  fault(
    'planned-under-the-hand',
    'planned.ts',
    'Math.max(from, usedUntil, own?.settlesAt ?? 0)',
    'Math.max(from, own?.settlesAt ?? 0)'
  ),
  fault('kept-and-played', 'planned.ts', "return silence === 'plan'", "return silence === 'autopilot'"),
  fault('silent-too-soon', 'silent.ts', 'const SILENT_PACES = 2', 'const SILENT_PACES = 1'),
  fault('planned-and-silent', 'planned.ts', 'Math.max(wait.since, plan.at)', 'wait.since'),
  fault(
    'planned-for-ever',
    '../match/plans.ts',
    "if (by === 'plan') return replacing(match, over(plan, { ...made, why: [] })).plans",
    "if (by === 'plan') return match.plans"
  ),
  fault(
    'dropped-without-a-reason',
    '../match/plan.ts',
    'version: null, why: comes.why',
    'version: null, why: comes.why.slice(99)'
  ),
  fault('planned-and-untold', 'abouts.ts', 'return isKnown || (seen', 'return !isKnown || (seen'),
  fault('never-tried', '../match/plan.ts', "return { kind: 'line', entry, ...paid }", "return { kind: 'passes' }")
]

function fault(name: string, file: string, sound: string, faulty: string, first = 0): Fault {
  return { name, file: `${DELIVER}/${file}`, sound, faulty, first }
}
