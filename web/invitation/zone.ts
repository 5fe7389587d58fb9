/** Only the browser knows where its reader is. */
const zone = document.querySelector<HTMLInputElement>('[name=zone]')
if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone
