/** Where browsers find what an installed Slow Boat is: at the same address for good, since each device keeps it. */
export const MANIFEST = '/app.webmanifest'
/** Where Apple's devices look for its picture without being told. */
export const TOUCH_ICON = { path: '/apple-touch-icon.png', size: 180 }
export const ICON_SIZES = [192, 512]

/** The paper of `style.css`, by day and by night: what surrounds a page has its colour. */
export const THEME = { light: '#f7f2e7', dark: '#0c1524' }

/** What a device is told when Slow Boat is put among its programs. It opens at the harbour: a seat's link is never kept there. */
export function manifestOf(icons: { readonly [size: number]: string }): string {
  return JSON.stringify({
    id: '/',
    name: 'Slow Boat',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: THEME.light,
    theme_color: THEME.light,
    icons: Object.entries(icons).map(([size, src]) => ({
      src,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable'
    }))
  })
}
