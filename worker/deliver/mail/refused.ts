/** Why a message was not written: a code, and the part of it that is at fault (never its value, which may be an address). */
export class MessageRefused extends Error {
  readonly code: MessageCode
  readonly part: string

  constructor(code: MessageCode, part: string) {
    super(`${code} in ${part}`)
    this.code = code
    this.part = part
  }
}

export type MessageCode =
  | 'ADDRESS'
  | 'EMPTY'
  | 'CONTROL_CHARACTER'
  | 'NOT_ASCII'
  | 'TOO_LONG'
  | 'TOO_MANY'
  | 'HEADER_NAME'
  | 'HEADER_TWICE'
  | 'HEADER_VALUE'
  | 'LINK'
