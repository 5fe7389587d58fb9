import type * as z from 'zod'
import { Refusal } from '../../engine/refusal.ts'
import { plain } from '../../schema/plain.ts'
import { BODY_BYTES } from '../../schema/wire/limits.ts'

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']
const BRACE = '{'.charCodeAt(0)

/** A body, read up to the cap and not yet understood. */
export interface Body {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: string
}

export async function readBody(request: Request): Promise<Body> {
  return { bytes: await bytesOf(request), type: request.headers.get('Content-Type')?.toLowerCase() ?? '' }
}

/** Understands a JSON body by its schema. To be made once: zod takes longer to make a schema than to check by it. */
export function jsonBy<Output>(schema: z.ZodType<Output>): (body: Body) => Output {
  const json = plain(schema)
  return ({ bytes }) => checked(json, parseJson(new TextDecoder().decode(bytes)))
}

/** The fields of a form; a field named twice, or a file, is none of ours. */
export async function formIn({ bytes, type }: Body): Promise<Record<string, string>> {
  if (bytes.length === 0) return {}
  const entries = [...(await parseForm(bytes, type))]
  const fields = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  if (new Set(fields.map(([name]) => name)).size !== entries.length) throw new Refusal('MALFORMED')
  return Object.fromEntries(fields)
}

/** A form, and not the JSON that curl sends as one unless it is told otherwise. */
export function isForm({ bytes, type }: Body): boolean {
  return FORMS.some(form => type.startsWith(form)) && bytes[0] !== BRACE
}

/** A value as its schema has it, or a refusal that says where it is wrong. */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  const { issues } = error
  throw new Refusal(issues.length === 1 ? codeOf(issues[0]) : 'MALFORMED', { at: issues.map(issuePath).slice(0, 10) })
}

/** What is wrong, where a field has a code of its own for it. */
function codeOf(issue: z.core.$ZodIssue | undefined): string {
  return issue?.code === 'custom' && typeof issue.params?.refused === 'string' ? issue.params.refused : 'MALFORMED'
}

// Names of unknown fields are the sender's own text: they are named, but cut short.
function issuePath(issue: z.core.$ZodIssue): string {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  return [...issue.path, ...unknown].map(part => String(part).slice(0, 40)).join('.')
}

async function bytesOf(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length')) > BODY_BYTES) throw new Refusal('TOO_LARGE', { most: BODY_BYTES })
  const bytes = new Uint8Array(BODY_BYTES)
  let length = 0
  for await (const chunk of request.body ?? []) {
    if (length + chunk.length > BODY_BYTES) throw new Refusal('TOO_LARGE', { most: BODY_BYTES })
    bytes.set(chunk, length)
    length += chunk.length
  }
  return bytes.slice(0, length)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('MALFORMED')
  }
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw new Refusal('MALFORMED')
  }
}
