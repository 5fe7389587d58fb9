import { expect, test } from 'vitest'
import { networkOf } from '../../../worker/http/network.ts'

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0']
])('an address of IPv6 counts as its network: %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each(['::ffff:192.0.2.1', '::FFFF:c000:201', '0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'])(
  'an address of IPv4 counts as itself, however it is written: %s',
  address => {
    expect(networkOf(address)).toBe('192.0.2.1')
  }
)

test.each(['unknown', '', 'a:b', '1::2::3', '2001:db8::1/64', 'x]:80/@y:'])(
  'any other text counts as itself: %j',
  text => {
    expect(networkOf(text)).toBe(text)
  }
)
