/** How a language writes dates and lists: English as the British do, by 24 hours and the day before the month. */
export function locale(language: string): string {
  return language === 'en' ? 'en-GB' : language
}
