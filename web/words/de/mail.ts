import type { MailWords } from '../en/mail.ts'

export const words: MailWords = {
  subject: (game, names) => `„${game}“ mit ${names}`,
  game: game => `„${game}“`,
  alone: game => `„${game}“ allein`,
  boat: (match, boat) => `${match} · Boot ${boat}`,
  whose: {
    yours: match => `Du bist dran: ${match}`,
    others: (names, match) => `Wartet auf ${names}: ${match}`,
    over: match => `Zu Ende: ${match}`
  },
  subjects: {
    invitation: match => `Einladung: ${match}`,
    confirm: match => `Bitte bestätige deine Adresse: ${match}`,
    link: match => `Der Link zu deinem Platz: ${match}`,
    hostLink: match => `Der Link zur Seite mit allen Links: ${match}`,
    handover: match => `Darf jemand anders deinen Platz haben? Sieben Tage für deine Antwort: ${match}`,
    rival: match => `Behältst du deinen Platz? Die anderen warten auf dein Wort: ${match}`,
    still: match => `Wird noch gespielt? ${match}`,
    untaken: match => `Noch niemand da, es bleiben zwei Wochen: ${match}`,
    again: match => `Eine neue Partie: ${match}`,
    deleted: match => `Gelöscht: ${match}`,
    trial: match => `Ein Test: ${match}`
  },
  player: seat => `Platz ${seat}`,
  open: 'Meinen Platz öffnen',
  prepared: costs =>
    `Jeder Link öffnet deinen Platz, der Zug ist dort schon vorbereitet. ${costs ? 'Womit du bezahlst, suchst du dort aus, und bevor' : 'Bevor'} du bestätigst, geschieht nichts.`,
  answer: {
    how: 'Du kannst auch auf diese Mail antworten: Schreib ganz nach oben eine Nummer der Liste oder eine Zeile wie die in Klammern. Mehrere, untereinander oder durch „;“ getrennt, werden der Reihe nach gespielt.',
    planning:
      'Während andere dran sind, kann eine Antwort deinen nächsten Zug planen: Schreib ganz nach oben „plan“ und eine Zeile, zwischen mehrere eines Zugs „then“, oder „plan none“, um ihn zurückzuziehen.',
    pay: example => `Was du dafür gibst, kommt dahinter, etwa „${example}“.`,
    all: 'Deine Antwort ist gespielt.',
    some: 'Ein Teil deiner Antwort ist gespielt.',
    none: 'Deine Antwort ist nicht gespielt.',
    nothing: 'Darin war keine Zeile zu finden: Schreib eine Nummer der Liste oder eine Zeile ganz nach oben.',
    played: (said, line) => (said === line ? `„${said}“ ist gespielt.` : `„${said}“ ist als „${line}“ gespielt.`),
    refused: (said, why) => `„${said}“ ist nicht gespielt: ${why}`,
    plan: 'Dein Plan ist geändert.',
    planned: plan => (plan === '' ? 'Jetzt planst du nichts.' : `Dein Plan ist jetzt „${plan}“.`)
  },
  'goes-on': name => `Dein Zug geht weiter, ${name}.`,
  reminder: name => `Du bist immer noch dran, ${name}.`,
  last: 'An diesen Zug erinnern wir dich nicht noch einmal. Die Partie wartet auf dich.',
  nudge: name => `Ein Stups für dich, ${name}: Du bist immer noch dran.`,
  woken: name => `Die Partie ist wieder wach, ${name}, und du bist dran.`,
  untaken: {
    lead: 'Noch hat niemand einen Platz genommen.',
    what: match => `Es geht um ${match}, von dir eröffnet.`,
    act: 'Nimmt in den nächsten zwei Wochen niemand einen Platz, löschen wir die Partie. Soll sie noch gespielt werden, verschick die Einladungen noch einmal.'
  },
  still: {
    lead: 'Geht diese Partie noch weiter?',
    what: match => `Seit zwei Monaten hat niemand etwas getan: ${match}.`,
    act: 'Spiel weiter oder sieh nur einmal an deinem Platz vorbei, dann bleibt sie wach. Sonst schläft sie in zwei Wochen ein: Nichts geht verloren, niemand bekommt mehr Post, und wer mag, kann sie wecken.'
  },
  again: {
    lead: who => `${who ?? 'Wer euch eingeladen hat,'} hat eine neue Partie eröffnet.`,
    what: match => `Es ist ${match}. Alle sitzen, wo sie saßen, und dein Platz ist reserviert.`,
    act: 'Du musst nichts tun, bis du dran bist. Wenn du lieber nicht mitspielst, verlass dort den Platz.'
  },
  deleted: {
    lead: 'Diese Partie gibt es nicht mehr.',
    what: match => `Wer sie eröffnet hat, hat sie gelöscht, mit Karten, Verlauf und Links: ${match}.`,
    otherwise: 'Du musst nichts tun. Das ist die letzte Mail dazu.',
    open: 'Zum Hafen'
  },
  silence: 'Kommt weiter nichts von dir, spielt ein Autopilot diesen Zug für dich, wie du es gewählt hast.',
  planned: 'Dein Plan wurde gespielt.',
  ended: 'Wie es ausging',
  onward: 'Noch einmal mit denselben Leuten',
  record: 'Ansehen, wie es lief',
  keep: 'Dein Link ist dein Platz: Wer ihn hat, spielt für dich. Leite diese Mail also bitte nicht weiter.',
  stops: { pause: 'Diese Partie pausieren', daily: 'Einmal am Tag', people: 'Nichts mehr von diesen Leuten' },
  stop: 'Nie wieder Mail von Slow Boat',
  invitation: {
    seat: name =>
      `Ein Platz ist unter dem Namen ${name} für dich aufgehoben. Schau ihn dir an, probier das Spiel aus und nimm ihn, wenn du magst.`,
    open: 'Meinen Platz ansehen',
    once: 'Nimmst du den Platz nicht, kommt keine weitere Mail, höchstens diese Einladung, wenn sie wiederholt wird.'
  },
  link: {
    lead: 'Hier ist der Link zu deinem Platz.',
    what: 'Jemand, hoffentlich du, hat danach gefragt. Er öffnet deinen Platz auf jedem Gerät.',
    host: 'Du hast diese Partie auch eröffnet. Dieser Link führt zu der Seite mit allen Links; behalte ihn für dich:',
    otherwise: 'Wenn du es nicht warst, ist nichts zu tun: Niemand sonst hat ihn gesehen.'
  },
  hostConfirm: {
    lead: 'Soll der Link zur Seite mit allen Links hierher kommen, wenn er verloren geht?',
    what: match =>
      `Wer ${match} eröffnet hat, hoffentlich du, hat dafür diese Adresse angegeben. Sonst schreiben wir hierher nur, bevor eine Partie gelöscht wird, in der nie jemand einen Platz nahm.`,
    open: 'Ja, behaltet diese Adresse'
  },
  hostLink: {
    lead: 'Hier ist der Link zur Seite mit allen Links.',
    what: 'Jemand, hoffentlich du, hat danach gefragt. Dort stehen alle Links der Partie.',
    keep: 'Wer ihn hat, kann jeden Link ersetzen. Leite diese Mail also bitte nicht weiter.'
  },
  carrying: {
    subject: 'Deine Partien, auf deinen anderen Geräten',
    lead: 'Hier ist dein privater Link.',
    what: 'Öffne ihn auf einem anderen Gerät, dann sind deine Partien auch dort: die du jetzt hast, und die noch kommen.',
    open: 'Meine Partien hierher holen',
    otherwise: 'Wer ihn hat, kann auf allen deinen Plätzen spielen. Leite diese Mail also bitte nicht weiter.'
  },
  handover: {
    lead: 'Darf jemand anders deinen Platz haben?',
    what: 'Dein Platz soll einen neuen Link bekommen: Darum bittet, wer diese Partie eröffnet hat, oder jemand sagt, dein Link sei verloren. Deiner würde ihn dann nicht mehr öffnen.',
    act: 'Stimm an deinem Platz zu oder lehn ab. Kommst du sieben Tage lang nicht vorbei, kann er auch ohne deine Antwort vergeben werden.',
    rival:
      'Nach deinem Platz fragt, wer diese Partie eröffnet hat oder auf dich wartet. Solange du vorbeikommst, bekommt ihn niemand ohne dein Wort. Bleibst du fort, entscheiden die anderen zusammen, frühestens nach 14 Tagen: Jemand Neues nimmt ihn, ein Autopilot spielt, oder die Partie endet. Deine Hand sieht niemand von ihnen.',
    stay: 'Sag an deinem Platz, ob du bleibst, oder stimm zu, dass jemand anders ihn bekommt.'
  },
  digest: {
    waiting: matches => (matches === 1 ? 'Eine Partie wartet auf dich' : `${matches} Partien warten auf dich`),
    news: matches => (matches === 1 ? 'Neues aus einer Partie' : `Neues aus ${matches} Partien`),
    others: 'Und anderswo',
    record: 'Sieh, wie es lief',
    answer: 'Für diese Partie per Mail antworten',
    apart:
      'Eine Antwort auf diese Mail selbst erreicht niemanden, denn nichts sagt, für welche Partie sie ist. Jede Partie hat dafür ihre eigene Adresse: Schreib ganz nach oben eine Nummer ihrer Liste oder eine Zeile wie die in Klammern.',
    short: 'Den Tisch siehst du am Platz: Es sind zu viele Partien für eine Mail.',
    why: 'Deine Partien schreiben dir zusammen, einmal am Tag. An jedem Platz kannst du das ändern, unter „Wann ich Bescheid bekomme“.'
  },
  trial: {
    lead: 'Es klappt: Das ist der Test, den du wolltest.',
    what: 'Bist du dran, kommt eine Mail wie diese hierher, mit dem Tisch darin.'
  },
  confirm: {
    lead: 'Sollen wir dir schreiben, wenn du dran bist?',
    what: (name, match) => `${name} hat einen Platz in ${match} und möchte unter dieser Adresse benachrichtigt werden.`,
    act: 'Wenn du das bist, sag Ja:',
    open: 'Ja, schreibt mir hierher',
    otherwise: 'Wenn nicht, tu einfach nichts: Es kommt keine weitere Mail.'
  }
}
