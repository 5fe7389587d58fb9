/** Puts a text where it can be pasted; false where the browser does not let us. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Hands an address to another program of the device. Whoever closes its dialog has changed their mind, which is no error. */
export function share(shared: { readonly url: string; readonly text?: string }): void {
  navigator.share(shared).catch(() => {})
}

/** Whether the device can do that. */
export const canShare = (): boolean => 'share' in navigator
