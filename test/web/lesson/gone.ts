import { after, answered, courseOf, entered, judged, type School, type Standing } from '../../../web/lesson/voyage.ts'

/** Where an accepted line leads, once the others have answered; nowhere if it is not accepted. */
export function reached(school: School, standing: Standing, line: string): readonly Standing[] {
  const verdict = judged(school, standing, line)
  if (verdict.kind !== 'on') return []
  return [after(school, verdict.standing) === 'answer' ? answered(school, verdict.standing) : verdict.standing]
}

/** Where each step begins for somebody who does what was done in the match, and what that was. */
export function steps(school: School): readonly { readonly from: Standing; readonly line: string }[] {
  const { lesson } = school
  const course = courseOf(lesson)
  let [now, next] = [0, entered(school, 0)]
  return lesson.steps.map(({ at = 0 }, step) => {
    if (step === 0 || at > 0) [now, next] = [at, entered(school, step)]
    now = course.findIndex(({ seat }, index) => index >= now && seat === lesson.seat)
    const [from, line] = [next, course[now]?.line ?? '']
    now++
    next = reached(school, from, line)[0] ?? next
    return { from, line }
  })
}
