import type { SelfPlayWinCounts } from '../win-counts.ts'

/** How often autopilots won each set-up; `npm run odds` measures it and writes this file. */
export const SELF_PLAY_WIN_COUNTS: SelfPlayWinCounts = {
  date: '2026-11-18',
  matches: 2000,
  margin: 2.2,
  setups: [
    { options: {}, won: { 1: 1675, 2: 1803, 3: 1809, 4: 1764, 5: 1786 } },
    { options: { removal: 'galateia' }, won: { 1: 1370, 2: 1519, 3: 1497, 4: 1447, 5: 1416 } },
    { options: { removal: 'triton' }, won: { 1: 1180, 2: 1305, 3: 1272, 4: 1181, 5: 1124 } },
    { options: { removal: 'leucothea' }, won: { 1: 975, 2: 1040, 3: 967, 4: 936, 5: 793 } },
    { options: { removal: 'amphitrite' }, won: { 1: 707, 2: 729, 3: 680, 4: 552, 5: 600 } },
    { options: { removal: 'poseidon' }, won: { 1: 460, 2: 458, 3: 374, 4: 340, 5: 256 } },
    { options: { rocks: true }, won: { 1: 1654, 2: 1697, 3: 1750, 4: 1696, 5: 1693 } },
    { options: { monsters: 3 }, won: { 1: 1119, 2: 1247, 3: 1126, 4: 1082, 5: 934 } },
    { options: { monsters: 4 }, won: { 1: 907, 2: 911, 3: 838, 4: 777, 5: 696 } },
    { options: { monsters: 5 }, won: { 1: 704, 2: 706, 3: 635, 4: 524, 5: 519 } },
    { options: { storms: true }, won: { 1: 73, 2: 268, 3: 358, 4: 368, 5: 319 } },
    { options: { wilds: true }, won: { 1: 1779, 2: 1929, 3: 1957, 4: 1943, 5: 1960 } },
    { options: { rocks: true, wilds: true }, won: { 1: 1728, 2: 1894, 3: 1938, 4: 1916, 5: 1910 } },
    { options: { rocks: true, monsters: 3 }, won: { 1: 1069, 2: 1057, 3: 967, 4: 899, 5: 710 } },
    { options: { storms: true, wilds: true }, won: { 1: 229, 2: 683, 3: 830, 4: 828, 5: 779 } },
    { options: { storms: true, rocks: true }, won: { 1: 29, 2: 148, 3: 261, 4: 245, 5: 232 } },
    { options: { storms: true, monsters: 5 }, won: { 1: 1, 2: 22, 3: 23, 4: 17, 5: 11 } },
    { options: { storms: true, monsters: 3, wilds: true }, won: { 1: 40, 2: 211, 3: 256, 4: 276, 5: 217 } },
    { options: { storms: true, rocks: true, monsters: 5 }, won: { 1: 0, 2: 9, 3: 5, 4: 14, 5: 7 } },
    { options: { monsters: 5, storms: true, rocks: true, wilds: true }, won: { 1: 13, 2: 20, 3: 59, 4: 62, 5: 51 } },
    {
      options: { monsters: 3, storms: true, rocks: true, wilds: true },
      won: { 1: 37, 2: 102, 3: 205, 4: 194, 5: 128 }
    },
    {
      options: { monsters: 5, storms: true, rocks: true, wilds: true, removal: 'galateia' },
      won: { 1: 2, 2: 7, 3: 13, 4: 9, 5: 12 }
    },
    {
      options: { monsters: 5, storms: true, rocks: true, wilds: true, removal: 'poseidon' },
      won: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
    },
    { options: { wilds: true, removal: 'poseidon' }, won: { 1: 906, 2: 1120, 3: 1131, 4: 1034, 5: 1015 } },
    { options: { rocks: true, removal: 'amphitrite' }, won: { 1: 591, 2: 562, 3: 562, 4: 399, 5: 385 } },
    { options: { monsters: 3, removal: 'triton' }, won: { 1: 486, 2: 437, 3: 400, 4: 312, 5: 288 } },
    { options: { variant: 'high_arch' }, won: { 1: 1715, 2: 1778, 3: 1816, 4: 1805, 5: 1821 } },
    { options: { variant: 'high_arch', removal: 'leucothea' }, won: { 1: 1224, 2: 1285, 3: 1251, 4: 1253, 5: 1078 } },
    { options: { variant: 'pyramid' }, won: { 1: 896, 2: 961, 3: 984, 4: 917, 5: 826 } },
    { options: { variant: 'pyramid', easier: true }, won: { 1: 986, 2: 1159, 3: 1165, 4: 1113, 5: 1095 } },
    { options: { variant: 'pyramid', harder: true }, won: { 1: 849, 2: 935, 3: 939, 4: 862, 5: 738 } },
    {
      options: { variant: 'pyramid', harder: true, easier: true },
      won: { 1: 961, 2: 1138, 3: 1141, 4: 1075, 5: 1030 }
    },
    {
      options: { variant: 'pyramid', easier: true, removal: 'triton' },
      won: { 1: 824, 2: 924, 3: 949, 4: 863, 5: 746 }
    },
    { options: { variant: 'day_night' }, won: { 1: 1300, 2: 1226, 3: 1160, 4: 1086, 5: 1081 } },
    { options: { variant: 'day_night', removal: 'galateia' }, won: { 1: 418, 2: 480, 3: 522, 4: 477, 5: 463 } },
    { options: { variant: 'competitive' }, first: { 2: 1061 }, drawn: { 2: 1 } }
  ]
}
