/*
 * Who opens links, and with which headers: browsers, what chats, mail providers and search engines send ahead, and the
 * libraries that programs are written with.
 */

type Sent = Readonly<Record<string, string>>

const MOZILLA = 'Mozilla/5.0'
const CHROME = `${MOZILLA} (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36`
const SAFARI = `${MOZILLA} (iPhone; CPU iPhone OS 15_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.4 Mobile/15E148 Safari/604.1`
const FIREFOX = `${MOZILLA} (X11; Linux x64; rv:143.0) Gecko/20100101 Firefox/143.0`

const CHROME_ACCEPT =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7'
const PLAIN_ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const AXIOS_ACCEPT = 'application/json, text/plain, */*'

const NAVIGATION: Sent = { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
const CHROME_OPENS: Sent = { 'User-Agent': CHROME, Accept: CHROME_ACCEPT, 'Sec-Fetch-User': '?1', ...NAVIGATION }
const FIREFOX_OPENS: Sent = { 'User-Agent': FIREFOX, Accept: PLAIN_ACCEPT, 'Sec-Fetch-User': '?1', ...NAVIGATION }

export const PEOPLE: readonly (readonly [string, Sent])[] = [
  ['Chrome', CHROME_OPENS],
  ['Firefox', FIREFOX_OPENS],
  ['Safari', { 'User-Agent': SAFARI.replace('15.4', '17.4'), Accept: PLAIN_ACCEPT, ...NAVIGATION }],
  ['a link in a web mail', { ...CHROME_OPENS, 'Sec-Fetch-Site': 'cross-site' }],
  ['a tab loaded again', { ...FIREFOX_OPENS, 'Cache-Control': 'max-age=0', 'Sec-Fetch-Site': 'same-origin' }],
  ['a tab loaded while a service worker starts', { ...CHROME_OPENS, 'Service-Worker-Navigation-Preload': 'true' }],
  ['a scanner of mails that opens links as a person does', CHROME_OPENS]
]

export const TERMINALS: readonly (readonly [string, Sent, 'text' | 'json'])[] = [
  ['curl', { 'User-Agent': 'curl/8.5.0', Accept: '*/*' }, 'text'],
  ['Wget', { 'User-Agent': 'Wget/1.21.4', Accept: '*/*', 'Accept-Encoding': 'identity' }, 'text'],
  ['Wget 2', { 'User-Agent': 'Wget/2.1.0', Accept: '*/*' }, 'text'],
  ['curl asking for JSON', { 'User-Agent': 'curl/8.5.0', Accept: 'application/json' }, 'json'],
  ['HTTPie asking for text', { 'User-Agent': 'HTTPie/3.2.4', Accept: 'text/plain' }, 'text'],
  ['a program asking for JSON', { Accept: 'application/json' }, 'json'],
  [
    'ky and got asking for JSON',
    { 'User-Agent': 'got (https://github.com/sindresorhus/got)', Accept: 'application/json' },
    'json'
  ],
  ['a program asking for JSON in its words', { Accept: 'Application/JSON; charset=utf-8; q=1.0' }, 'json'],
  ['a program asking for text rather than JSON', { Accept: 'text/plain, application/json' }, 'text'],
  ['a program ruling HTML out', { Accept: 'application/json, text/html;q=0' }, 'json']
]

/** None of these may be shown a hand: nobody has opened anything. */
export const STRANGERS: readonly (readonly [string, Sent])[] = [
  ['Chrome prefetching', { ...CHROME_OPENS, 'Sec-Purpose': 'prefetch' }],
  ['Chrome prerendering', { ...CHROME_OPENS, 'Sec-Purpose': 'prefetch;prerender', Purpose: 'prefetch' }],
  ['Chrome prefetching by a proxy', { ...CHROME_OPENS, 'Sec-Purpose': 'prefetch;anonymous-client-ip' }],
  ['an older Chrome prerendering', { ...CHROME_OPENS, Purpose: 'prefetch' }],
  ['Firefox prefetching', { ...FIREFOX_OPENS, 'X-Moz': 'prefetch' }],
  ['Safari making a picture of a favourite', { 'User-Agent': SAFARI, ...NAVIGATION, 'X-Purpose': 'preview' }],
  ['a program fetching ahead', { Accept: 'application/json', Purpose: 'prefetch' }],
  ['curl fetching ahead', { 'User-Agent': 'curl/8.5.0', Accept: '*/*', 'Sec-Purpose': 'prefetch' }],
  ['a frame in a page', { ...CHROME_OPENS, 'Sec-Fetch-Dest': 'iframe', 'Sec-Fetch-Site': 'cross-site' }],
  ['an object in a page', { ...CHROME_OPENS, 'Sec-Fetch-Dest': 'object' }],
  ['a fenced frame', { ...CHROME_OPENS, 'Sec-Fetch-Dest': 'fencedframe' }],
  [
    'a picture',
    { 'User-Agent': CHROME, Accept: 'image/*,*/*;q=0.8', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' }
  ],
  [
    'a script that fetches',
    { 'User-Agent': CHROME, Accept: '*/*', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' }
  ],
  ['a script that fetches by axios', { 'User-Agent': CHROME, Accept: AXIOS_ACCEPT, 'Sec-Fetch-Mode': 'cors' }],
  [
    'a script that fetches by jQuery',
    { 'User-Agent': CHROME, Accept: 'application/json, text/javascript, */*; q=0.01' }
  ],
  [
    'a service worker fetching a page',
    { 'User-Agent': CHROME, Accept: '*/*', 'Sec-Fetch-Mode': 'same-origin', 'Sec-Fetch-Dest': 'empty' }
  ],
  [
    'a service worker’s own script',
    { Accept: '*/*', 'Service-Worker': 'script', 'Sec-Fetch-Mode': 'same-origin', 'Sec-Fetch-Dest': 'serviceworker' }
  ],
  ['a Safari too old to say', { 'User-Agent': SAFARI, Accept: PLAIN_ACCEPT }],
  [
    'Slack',
    {
      'User-Agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
      Accept: '*/*',
      Range: 'bytes=0-32768'
    }
  ],
  ['Slack’s pictures', { 'User-Agent': 'Slack-ImgProxy (+https://api.slack.com/robots)', Accept: '*/*' }],
  ['Discord', { 'User-Agent': `${MOZILLA} (compatible; Discordbot/2.0; +https://discordapp.com)` }],
  ['WhatsApp', { 'User-Agent': 'WhatsApp/2.23.20.0 A', Accept: '*/*', 'Accept-Language': 'en' }],
  ['Signal', { 'User-Agent': 'WhatsApp/2', Accept: 'text/html,application/xhtml+xml' }],
  ['Telegram', { 'User-Agent': 'TelegramBot (like TwitterBot)' }],
  [
    'Facebook',
    {
      'User-Agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
      Accept: '*/*',
      Range: 'bytes=0-524287'
    }
  ],
  ['X', { 'User-Agent': 'Twitterbot/1.0', Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }],
  [
    'LinkedIn',
    {
      'User-Agent': 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
      Accept: '*/*'
    }
  ],
  [
    'iMessage',
    {
      'User-Agent': `${MOZILLA} (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0`,
      Accept: PLAIN_ACCEPT
    }
  ],
  [
    'Skype and Teams',
    {
      'User-Agent': `${MOZILLA} (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com`,
      Accept: '*/*'
    }
  ],
  [
    'Outlook’s Safe Links',
    {
      'User-Agent': `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 Edg/120.0.0.0`,
      Accept: PLAIN_ACCEPT
    }
  ],
  [
    'Gmail’s pictures',
    {
      'User-Agent': `${MOZILLA} (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)`,
      Accept: '*/*'
    }
  ],
  [
    'Google',
    {
      'User-Agent': `${MOZILLA} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
      Accept: CHROME_ACCEPT,
      From: 'googlebot(at)googlebot.com'
    }
  ],
  [
    'Bing',
    {
      'User-Agent': `${MOZILLA} AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)`,
      Accept: '*/*'
    }
  ],
  [
    'Apple',
    {
      'User-Agent': `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)`,
      Accept: PLAIN_ACCEPT
    }
  ],
  ['Mastodon', { 'User-Agent': 'Mastodon/4.3.0 (http.rb/5.2.0; +https://mastodon.social/) Bot', Accept: 'text/html' }],
  [
    'Mastodon looking for a post',
    {
      'User-Agent': 'Mastodon/4.3.0 (http.rb/5.2.0; +https://mastodon.social/)',
      Accept:
        'application/activity+json, application/ld+json; profile="https://www.w3.org/ns/activitystreams", text/html;q=0.1'
    }
  ],
  ['Matrix', { 'User-Agent': 'Synapse (bot; +https://github.com/matrix-org/synapse)', 'Accept-Language': 'en' }],
  ['Line', { 'User-Agent': 'facebookexternalhit/1.1;line-poker/1.0', Accept: 'text/html' }],
  [
    'Viber',
    { 'User-Agent': `${MOZILLA} (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Viber/13.3`, Accept: PLAIN_ACCEPT }
  ],
  [
    'Pinterest',
    { 'User-Agent': `${MOZILLA} (compatible; Pinterestbot/1.0; +https://www.pinterest.com/bot.html)`, Accept: '*/*' }
  ],
  [
    'Reddit',
    { 'User-Agent': `${MOZILLA} (compatible; redditbot/1.0; +http://www.reddit.com/feedback)`, Accept: '*/*' }
  ],
  [
    'Zulip',
    {
      'User-Agent': `${MOZILLA} (compatible; ZulipURLPreview/9.0; +https://zulip.com)`,
      Accept: '*/*',
      'Accept-Encoding': 'gzip, deflate'
    }
  ],
  ['Mattermost', { 'User-Agent': 'mattermost-Bot/1.1', Accept: 'text/html', 'Accept-Encoding': 'gzip' }],
  ['axios', { 'User-Agent': 'axios/1.7.7', Accept: AXIOS_ACCEPT, 'Accept-Encoding': 'gzip, compress, deflate, br' }],
  ['node-fetch', { 'User-Agent': 'node-fetch', Accept: '*/*', 'Accept-Encoding': 'gzip, deflate, br' }],
  ['Node’s own fetch', { 'User-Agent': 'node', Accept: '*/*', 'Accept-Language': '*', 'Sec-Fetch-Mode': 'cors' }],
  ['got', { 'User-Agent': 'got (https://github.com/sindresorhus/got)', 'Accept-Encoding': 'gzip, deflate, br' }],
  ['Python’s requests', { 'User-Agent': 'python-requests/2.32.3', Accept: '*/*', 'Accept-Encoding': 'gzip, deflate' }],
  ['Python’s urllib', { 'User-Agent': 'Python-urllib/3.12', 'Accept-Encoding': 'identity' }],
  ['Python’s aiohttp', { 'User-Agent': 'Python/3.12 aiohttp/3.10.5', Accept: '*/*' }],
  ['Go', { 'User-Agent': 'Go-http-client/1.1', 'Accept-Encoding': 'gzip' }],
  ['Java', { 'User-Agent': 'Java/21.0.4', Accept: 'text/html, image/gif, image/jpeg, */*; q=0.2' }],
  ['Spring for text', { 'User-Agent': 'Java/21.0.4', Accept: 'text/plain, */*' }],
  ['Spring', { 'User-Agent': 'Java/21.0.4', Accept: 'text/plain, application/json, application/*+json, */*' }],
  ['Ruby', { 'User-Agent': 'Ruby', Accept: '*/*', 'Accept-Encoding': 'gzip;q=1.0,deflate;q=0.6,identity;q=0.3' }],
  ['PHP with curl inside', { 'User-Agent': 'GuzzleHttp/7 curl/8.5.0 PHP/8.3' }],
  ['HTTPie', { 'User-Agent': 'HTTPie/3.2.4', Accept: '*/*' }],
  ['HTTPie sending JSON', { 'User-Agent': 'HTTPie/3.2.4', Accept: 'application/json, */*;q=0.5' }],
  ['somebody who only mentions curl', { 'User-Agent': `${MOZILLA} curl/8.5.0`, Accept: '*/*' }],
  ['a program that would rather have HTML', { Accept: 'text/html, application/json;q=0.9' }],
  ['a program that takes JSON in need', { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8,application/json;q=0.5' }],
  ['a program that takes HTML as well', { Accept: 'application/json, text/html' }],
  ['a program that takes JSON half-heartedly', { Accept: 'application/json;q=0.9' }],
  ['the same in capitals', { Accept: 'application/json;Q=0.9' }],
  ['a program that rules JSON out', { Accept: 'application/json;q=0, */*' }],
  ['a program that asks for a piece of our own code', { Accept: 'constructor' }],
  ['nonsense', { Accept: ';;q=,,;q=x' }],
  ['nobody', {}]
]
