/** As much of nodemailer as we use: its own types are made of Node's, which are not those of the Worker. */
declare module 'nodemailer/lib/smtp-connection' {
  type Done = (error?: object | null) => void

  export default class SMTPConnection {
    constructor(options: {
      readonly host: string
      readonly port: number
      readonly secure: boolean
      readonly requireTLS: boolean
      readonly name: string | undefined
      readonly connectionTimeout: number
      readonly greetingTimeout: number
      readonly socketTimeout: number
    })
    on(event: 'error', listen: (error: object) => void): void
    connect(done: Done): void
    login(account: { readonly user: string; readonly pass: string }, done: Done): void
    send(envelope: { readonly from: string; readonly to: string }, message: string, done: Done): void
    close(): void
  }
}
