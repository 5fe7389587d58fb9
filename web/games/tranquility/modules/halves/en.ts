export const turn = { side: { day: 'day', night: 'night' } }
