import type { Language } from '../../../../schema/languages.ts'
import { html, mime, plain } from './mime.ts'

/** The mail of ours that is answered. */
export interface Original {
  readonly language: Language
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** An answer as one mail program makes it: what its writer wrote, and all that the program adds in that language. */
type Program = (own: string, original: Original) => string

type InEach = { readonly [language in Language]: string }

const BOAT = 'Slow Boat <post@boat.example>'
const ANN = 'Ann <ann@example.org>'

/** Who wrote what is quoted, as each says it. */
const WROTE = {
  gmail: {
    en: 'On Mon, Jan 4, 2100 at 10:00 AM Slow Boat <post@boat.example> wrote:',
    de: 'Am Mo., 4. Jan. 2100 um 10:00 Uhr schrieb Slow Boat <post@boat.example>:',
    fr: 'Le lun. 4 janv. 2100 à 10:00, Slow Boat <post@boat.example> a écrit :'
  },
  android: {
    en: 'On Mon, 4 Jan 2100, 10:00 Slow Boat, <post@boat.example> wrote:',
    de: 'Slow Boat <post@boat.example> schrieb am Mo., 4. Jan. 2100, 10:00:',
    fr: 'Le lun. 4 janv. 2100, 10:00, Slow Boat <post@boat.example> a écrit :'
  },
  apple: {
    en: 'On 4 Jan 2100, at 10:00, Slow Boat <post@boat.example> wrote:',
    de: 'Am 04.01.2100 um 10:00 schrieb Slow Boat <post@boat.example>:',
    fr: 'Le 4 janv. 2100 à 10:00, Slow Boat <post@boat.example> a écrit :'
  },
  thunderbird: {
    en: 'On 04/01/2100 10:00, Slow Boat wrote:',
    de: 'Am 04.01.2100 um 10:00 schrieb Slow Boat:',
    fr: 'Le 04/01/2100 à 10:00, Slow Boat a écrit :'
  },
  yahoo: {
    en: 'On Monday, January 4, 2100 at 10:00:00 AM GMT+1, Slow Boat <post@boat.example> wrote:',
    de: 'Am Montag, 4. Januar 2100 um 10:00:00 MEZ hat Slow Boat <post@boat.example> Folgendes geschrieben:',
    fr: 'Le lundi 4 janvier 2100 à 10:00:00 UTC+1, Slow Boat <post@boat.example> a écrit :'
  },
  k9: {
    en: 'On 4 January 2100 10:00:00 CET, Slow Boat <post@boat.example> wrote:',
    de: 'Am 4. Januar 2100 10:00:00 MEZ schrieb Slow Boat <post@boat.example>:',
    fr: 'Le 4 janvier 2100 10:00:00 GMT+01:00, Slow Boat <post@boat.example> a écrit :'
  },
  mutt: {
    en: 'On Mon, Jan 04, 2100 at 10:00:00AM +0100, Slow Boat wrote:',
    de: 'Am Mo, 04. Jan 2100, um 10:00:00 +0100, schrieb Slow Boat:',
    fr: 'Le lun. 04 janv. 2100 à 10:00:00 +0100, Slow Boat a écrit :'
  },
  proton: {
    en: 'On Monday, January 4th, 2100 at 10:00 AM, Slow Boat <post@boat.example> wrote:',
    de: 'Am Montag, 4. Januar 2100 um 10:00, schrieb Slow Boat <post@boat.example>:',
    fr: 'Le lundi 4 janvier 2100 à 10:00, Slow Boat <post@boat.example> a écrit :'
  },
  kmail: {
    en: 'On Monday, 4 January 2100 10:00:00 CET Slow Boat wrote:',
    de: 'Am Montag, 4. Januar 2100, 10:00:00 CET schrieb Slow Boat:',
    fr: 'Le lundi 4 janvier 2100, 10:00:00 CET Slow Boat a écrit :'
  },
  webmail: {
    en: 'On 2100-01-04 10:00, Slow Boat wrote:',
    de: 'Am 2100-01-04 10:00, schrieb Slow Boat:',
    fr: 'Le 2100-01-04 10:00, Slow Boat a écrit :'
  }
} satisfies { [program: string]: InEach }

/** The headers of what is quoted, where a program shows them instead. */
function headers({ language, subject }: Original, bold = ''): string {
  const rows = {
    en: [`From: ${BOAT}`, 'Sent: Monday, January 4, 2100 10:00 AM', `To: ${ANN}`, `Subject: ${subject}`],
    de: [`Von: ${BOAT}`, 'Gesendet: Montag, 4. Januar 2100 10:00', `An: ${ANN}`, `Betreff: ${subject}`],
    fr: [`De : ${BOAT}`, 'Envoyé : lundi 4 janvier 2100 10:00', `À : ${ANN}`, `Objet : ${subject}`]
  }
  return rows[language].map(row => row.replace(/^(\S+ ?:)/, `${bold}$1${bold}`)).join('\n')
}

const SIGNED = {
  iphone: { en: 'Sent from my iPhone', de: 'Von meinem iPhone gesendet', fr: 'Envoyé de mon iPhone' },
  ipad: { en: 'Sent from my iPad', de: 'Von meinem iPad gesendet', fr: 'Envoyé de mon iPad' },
  outlookIos: {
    en: 'Get Outlook for iOS<https://aka.ms/o0ukef>',
    de: 'Outlook für iOS<https://aka.ms/o0ukef> beziehen',
    fr: 'Obtenir Outlook pour iOS<https://aka.ms/o0ukef>'
  },
  outlookAndroid: {
    en: 'Get Outlook for Android',
    de: 'Holen Sie sich Outlook für Android',
    fr: 'Téléchargez Outlook pour Android'
  },
  yahoo: {
    en: 'Sent from Yahoo Mail for iPhone',
    de: 'Gesendet von Yahoo Mail auf Android',
    fr: 'Envoyé à partir de Yahoo Mail pour Android'
  },
  galaxy: { en: 'Sent from my Galaxy', de: 'Von meinem Galaxy gesendet', fr: 'Envoyé depuis mon appareil Galaxy' },
  webde: {
    en: 'Sent from my Android phone with mail.com Mail. Please excuse my brevity.',
    de: 'Diese Nachricht wurde von meinem Android Mobiltelefon mit WEB.DE Mail gesendet.',
    fr: 'Envoyé de mon téléphone Android avec mail.com Mail.'
  },
  k9: {
    en: 'Sent from my Android device with K-9 Mail. Please excuse my brevity.',
    de: 'Diese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.',
    fr: 'Envoyé de mon appareil Android avec Courriel K-9 Mail. Veuillez excuser ma brièveté.'
  },
  proton: {
    en: 'Sent with Proton Mail secure email.',
    de: 'Gesendet mit Proton Mail sicherer E-Mail.',
    fr: 'Envoyé avec la messagerie sécurisée Proton Mail.'
  },
  orange: {
    en: 'Sent from Mail for Windows',
    de: 'Gesendet von Mail für Windows',
    fr: 'Provenance : Courrier pour Windows'
  }
} satisfies { [program: string]: InEach }

const quote = (text: string) =>
  text
    .split('\n')
    .map(row => (row === '' ? '>' : `> ${row}`))
    .join('\n')
const divs = (own: string) =>
  own
    .split('\n')
    .map(row => `<div>${escaped(row) || '<br>'}</div>`)
    .join('')
const paragraphs = (own: string) =>
  own
    .split('\n')
    .map(row => `<p class="MsoNormal">${escaped(row) || '<o:p>&nbsp;</o:p>'}<o:p></o:p></p>`)
    .join('\n')
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const breaks = (text: string) => escaped(text).replaceAll('\n', '<br>\n')
// Wherever an @ stands, Outlook makes an address of it.
const linked = (text: string) => text.replace(/\S+@\S+/g, '$&<mailto:$&>')
const linkedHtml = (text: string) => text.replace(/[^\s<>]+@[a-z]\d/g, '<a href="mailto:$&">$&</a>')
const wrapped = (text: string) => text.replace(/ <post@/, ' <\npost@')

export const PROGRAMS: { readonly [name: string]: Program } = {
  'Gmail on the web': (own, { language, text, html: original }) => {
    const wrote = WROTE.gmail[language]
    return mime([
      plain(`${own}\n\n${wrapped(wrote)}\n\n${quote(text)}\n`),
      html(
        `<div dir="ltr">${divs(own)}</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${escaped(wrote)}<br></div><blockquote class="gmail_quote" style="margin:0px">${original}</blockquote></div>`
      )
    ])
  },
  'Gmail on Android': (own, { language, text, html: original }) => {
    const wrote = WROTE.android[language]
    return mime([
      plain(`${own}\n\n${wrote}\n\n${quote(text)}\n`, 'base64'),
      html(
        `<div dir="auto">${breaks(own)}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">${escaped(wrote)}<br></div><blockquote class="gmail_quote">${original}</blockquote></div>`,
        'base64'
      )
    ])
  },
  'Gmail in HTML alone': (own, { language, html: original }) =>
    mime([
      html(
        `<div dir="ltr">${divs(own)}<div><br></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature">Ann<br>7 -9</div></div><div class="gmail_quote"><div class="gmail_attr">${escaped(WROTE.gmail[language])}</div><blockquote class="gmail_quote">${original}</blockquote></div>`
      )
    ]),
  'Apple Mail': (own, { language, text, html: original }) => {
    const wrote = WROTE.apple[language]
    return mime([
      plain(`${own}\n\n> ${wrote}\n> \n${quote(text)}\n`),
      html(
        `${divs(own)}<br id="lineBreakAtBeginningOfMessage"><div><br><blockquote type="cite"><div>${escaped(wrote)}</div><br class="Apple-interchange-newline"><div>${original}</div></blockquote></div>`
      )
    ])
  },
  'Apple Mail in plain text': (own, { language, text }) =>
    mime([plain(`${wrapped(WROTE.apple[language])}\n\n${quote(text)}\n\n${own}\n`, '8bit', true)]),
  iPhone: (own, { language, text, html: original }) => {
    const signed = SIGNED.iphone[language]
    const wrote = WROTE.apple[language]
    return mime([
      plain(`${own}\n\n${signed}\n\n> ${wrote}\n> \n> \ufeff\n${quote(text)}\n`),
      html(
        `<div dir="ltr">${breaks(own)}</div><div dir="ltr"><br></div><div dir="ltr">${signed}</div><div dir="ltr"><br><blockquote type="cite">${escaped(wrote)}<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">\ufeff${original}</div></blockquote>`
      )
    ])
  },
  'iPad in HTML alone': (own, { language, html: original }) =>
    mime([
      html(
        `<div dir="ltr">${breaks(own)}<br><br><div>${SIGNED.ipad[language]}</div><div><br><blockquote type="cite">${escaped(WROTE.apple[language])}<br>${original}</blockquote></div></div>`,
        'base64'
      )
    ]),
  Outlook: (own, original) =>
    mime([
      plain(`${linked(own)}\n\n${headers(original)}\n\n${original.text}\n`),
      html(
        `<div class="WordSection1">${linkedHtml(paragraphs(own))}<p class="MsoNormal"><o:p>&nbsp;</o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal">${breaks(headers(original))}</p></div></div>${original.html}</div>`
      )
    ]),
  'Outlook in HTML alone': (own, original) =>
    mime([
      html(
        `<div class="WordSection1">${linkedHtml(paragraphs(own))}<p class="MsoNormal"><o:p>&nbsp;</o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal">${breaks(headers(original)).replace(/(^|\n)([^:]+:)/g, '$1<b>$2</b>')}<o:p></o:p></p></div></div>${original.html}</div>`,
        'latin1'
      )
    ]),
  'Outlook of old': (own, original) => {
    const line = { en: 'Original Message', de: 'Ursprüngliche Nachricht', fr: "Message d'origine" }[original.language]
    return mime([plain(`${own}\n\n-----${line}-----\n${headers(original)}\n\n${original.text}\n`, 'latin1')])
  },
  'Outlook on the web': (own, original) =>
    mime([
      plain(`${own}\n________________________________\n${headers(original)}\n\n${original.text}\n`),
      html(
        `<div class="elementToProof">${divs(own)}</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg" dir="ltr">${breaks(headers(original))}</div>${original.html}`
      )
    ]),
  'Outlook on the web in HTML alone': (own, original) =>
    mime([
      html(
        `<div class="elementToProof">${divs(own)}</div><div id="Signature"><p>Ann</p></div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri">${breaks(headers(original))}</font></div><div>${original.html}</div>`
      )
    ]),
  'Outlook on iOS': (own, original) =>
    mime([
      plain(
        `${own}\n\n${SIGNED.outlookIos[original.language]}\n________________________________\n${headers(original)}\n\n${original.text}\n`
      )
    ]),
  'Outlook on Android': (own, original) =>
    mime([
      html(
        `<div dir="auto">${breaks(own)}</div><div id="ms-outlook-mobile-signature"><div>${SIGNED.outlookAndroid[original.language]}</div></div><div id="mail-editor-reference-message-container"><hr><div>${breaks(headers(original))}</div>${original.html}</div>`
      )
    ]),
  Thunderbird: (own, { language, text }) =>
    mime([plain(`${WROTE.thunderbird[language]}\n${quote(text)}\n\n${own}\n\n-- \nAnn 7 -9\n`, '8bit', true)]),
  'Thunderbird, answering above': (own, { language, text }) =>
    mime([plain(`${own}\n\n${WROTE.thunderbird[language]}\n${quote(text)}\n`, '8bit', true)]),
  'Thunderbird in HTML alone': (own, { language, html: original }) =>
    mime([
      html(
        `<div class="moz-cite-prefix">${WROTE.thunderbird[language]}<br></div><blockquote type="cite" cite="mid:1@boat.example">${original}</blockquote><p>${breaks(own)}</p><div class="moz-signature">-- <br>Ann</div>`
      )
    ]),
  Yahoo: (own, { language, text, html: original }) => {
    const wrote = WROTE.yahoo[language]
    return mime([
      plain(` ${own}\n\n    ${wrote}  \n \n ${text.replaceAll('\n', '\n ')}   \n`),
      html(
        `<div class="ydp1"><div dir="ltr">${breaks(own)}</div><br></div><div id="ydp2yahoo_quoted_1" class="yahoo_quoted"><div>${escaped(wrote)}</div><div><br></div>${original}</div>`
      )
    ])
  },
  'Yahoo on a telephone': (own, { language, text }) =>
    mime([plain(`${own}\n\n\n${SIGNED.yahoo[language]}\n\n\n${WROTE.yahoo[language]}\n\n${text}\n`, 'base64')]),
  'GMX on the web': (own, original) =>
    mime([
      html(
        `<div style="font-family: Verdana;font-size: 12.0px;"><div>${breaks(own)}</div><div>&nbsp;<div name="quote" style="margin:10px 5px 5px 10px; border-left:2px solid #C3D9E5;"><div style="margin:0 0 10px 0;">${breaks(headers(original))}</div>${original.html}</div></div></div>`
      )
    ]),
  'web.de or mail.com on a telephone': (own, { language, text }) =>
    mime([plain(`${own}\n--\n${SIGNED.webde[language]}\n${wrapped(WROTE.apple[language])}\n${quote(text)}\n`)]),
  'Orange, T-Online or AOL': (own, original) => {
    const { language, text, subject } = original
    const quoted = {
      en: `-----Original Message-----\n${headers(original)}\n\n${text}`,
      de: `-----Original-Nachricht-----\nBetreff: ${subject}\nDatum: 2100-01-04T10:00:00+0100\nVon: "Slow Boat" <post@boat.example>\nAn: "Ann" <ann@example.org>\n\n${text}`,
      fr: `> Message du 04/01/00 10:00\n> De : "Slow Boat" <post@boat.example>\n> A : ann@example.org\n> Copie à : \n> Objet : ${subject}\n> \n${quote(text)}`
    }
    return mime([plain(`${own}\n\n\n${quoted[language]}\n`, 'latin1')])
  },
  'Zimbra, as Free has it': (own, original) => {
    const line = { en: 'Original Message', de: 'Ursprüngliche Mail', fr: 'Mail original' }[original.language]
    return mime([
      plain(`${own}\n\n----- ${line} -----\n${headers(original).replaceAll(' :', ':')}\n\n${original.text}\n`)
    ])
  },
  'K-9': (own, { language, text }) =>
    mime([plain(`${own}\n\n${WROTE.k9[language]}\n${quote(text)}\n\n-- \n${SIGNED.k9[language]}`)]),
  mutt: (own, { language, text }) =>
    mime([plain(`${WROTE.mutt[language]}\n${quote(text)}\n\n${own}\n\n-- \nAnn\n`, '8bit')]),
  'mutt, between the lines': (own, { language, text }) => {
    const [above = '', ...below] = quote(text).split('\n>\n')
    return mime([plain(`${WROTE.mutt[language]}\n${above}\n\n${own}\n\n${below.join('\n>\n')}\n`, '8bit')])
  },
  Proton: (own, { language, text, html: original }) => {
    const wrote = WROTE.proton[language]
    const signed = SIGNED.proton[language]
    return mime([
      plain(`${own}\n\n${signed}\n\n${wrote}\n\n${quote(text)}\n`),
      html(
        `${divs(own)}<div class="protonmail_signature_block">${signed}</div><div class="protonmail_quote">${escaped(wrote)}<br><blockquote class="protonmail_quote">${original}</blockquote></div>`
      )
    ])
  },
  'Samsung Mail': (own, original) => {
    const line = { en: 'Original message', de: 'Ursprüngliche Nachricht', fr: "Message d'origine" }[original.language]
    return mime([
      plain(
        `${own}\n\n\n${SIGNED.galaxy[original.language]}\n\n\n-------- ${line} --------\n${headers(original)}\n\n${original.text}\n`
      )
    ])
  },
  KMail: (own, { language, text }) => mime([plain(`${own}\n\n${WROTE.kmail[language]}\n${quote(text)}\n`, '8bit')]),
  'Windows Mail': (own, original) =>
    mime([plain(`${own}\n\n${SIGNED.orange[original.language]}\n\n${headers(original, '*')}\n\n${original.text}\n`)]),
  Roundcube: (own, { language, text }) =>
    mime([plain(`${WROTE.webmail[language]}\n${quote(text)}\n\n${own}\n`, '8bit', true)])
}
