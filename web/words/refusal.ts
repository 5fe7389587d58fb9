import type { FactsOrNullByCode, SentenceFunctionsByCode } from '../../engine/refusal.ts'

/** A sentence for every code, from the facts that come with it: what went wrong, and where it helps, what to do. */
export type RefusalWords<All extends FactsOrNullByCode = FactsOrNullByCode> = SentenceFunctionsByCode<All>
