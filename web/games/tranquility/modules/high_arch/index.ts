import type { Module } from '../../module.ts'

/** The High Arch: two pillars, and a roof on top of them. */
export const highArch: Module = {
  seas: { high_arch: ['abcdefg', 'abcdefg', 'abcdefg', 'abcdefg', 'ab   fg', 'ab   fg', 'ab   fg'] }
}
