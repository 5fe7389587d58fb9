import type * as z from 'zod'
import { Refusal } from '../engine/refusal.ts'
import { BODY_BYTES } from '../schema/wire.ts'

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** A JSON body as its schema has it. */
export async function jsonBody<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  return checked(schema, parseJson(new TextDecoder().decode(await bytesOf(request))))
}

/** The fields of a form; a field named twice, or a file, is none of ours. */
export async function formBody(request: Request): Promise<Record<string, string>> {
  const bytes = await bytesOf(request)
  if (bytes.length === 0) return {}
  const entries = [...(await parseForm(bytes, request.headers.get('Content-Type') ?? ''))]
  const fields = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  if (new Set(fields.map(([name]) => name)).size !== entries.length) throw new Refusal('MALFORMED')
  return Object.fromEntries(fields)
}

export function isForm(request: Request): boolean {
  const type = request.headers.get('Content-Type')?.toLowerCase() ?? ''
  return FORMS.some(form => type.startsWith(form))
}

/** A value as its schema has it, or a refusal that says where it is wrong. */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  throw new Refusal('MALFORMED', { at: error.issues.map(issuePath).slice(0, 10) })
}

// Names of unknown fields are the sender's own text: they are named, but cut short.
function issuePath(issue: z.core.$ZodIssue): string {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  return [...issue.path, ...unknown].map(part => String(part).slice(0, 40)).join('.')
}

async function bytesOf(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length')) > BODY_BYTES) throw new Refusal('TOO_LARGE', { most: BODY_BYTES })
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > BODY_BYTES) throw new Refusal('TOO_LARGE', { most: BODY_BYTES })
    chunks.push(chunk)
  }
  return new Uint8Array(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer())
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
