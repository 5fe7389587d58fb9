/** What can be heard: a few soft notes each, in hertz, made by the browser itself. */
const SOUNDS = {
  laid: [196, 147],
  turn: [392, 523],
  won: [392, 494, 587, 784],
  over: [392, 330, 294]
} as const
export type Sound = keyof typeof SOUNDS

const LOUDEST = 0.08
const APART_S = { laid: 0.04, turn: 0.14, won: 0.16, over: 0.2 } as const
const RING_S = { laid: 0.12, turn: 0.5, won: 0.8, over: 0.9 } as const

let context: AudioContext | undefined

/** Plays a sound; where the browser wants to be touched first, it stays silent. */
export async function play(sound: Sound): Promise<void> {
  context ??= new AudioContext()
  await context.resume()
  for (const [at, hertz] of SOUNDS[sound].entries())
    note(context, hertz, context.currentTime + at * APART_S[sound], RING_S[sound])
}

/** One note that swells quickly and fades away. */
function note(context: AudioContext, hertz: number, from: number, ringS: number): void {
  const tone = new OscillatorNode(context, { type: 'sine', frequency: hertz })
  const loudness = new GainNode(context, { gain: 0 })
  loudness.gain.setValueAtTime(0, from)
  loudness.gain.linearRampToValueAtTime(LOUDEST, from + 0.01)
  loudness.gain.exponentialRampToValueAtTime(0.0001, from + ringS)
  tone.connect(loudness).connect(context.destination)
  tone.start(from)
  tone.stop(from + ringS)
}
