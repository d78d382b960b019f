import { networkInterfaces } from 'node:os'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPublicAddress } from '../../../../src/node/pages/network/admit'

describe('an address of the public internet', () => {
  it.each(['93.184.215.14', '1.1.1.1', '8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1'])(
    'is %s',
    (address) => expect(isPublicAddress(address)).toBe(true)
  )

  it.each(['2606:4700::1111', '2a00:1450:4001::200e', '::ffff:93.184.215.14'])('is %s', (address) =>
    expect(isPublicAddress(address)).toBe(true)
  )

  it.each([
    ['loopback', '127.0.0.1'],
    ['loopback, the far end', '127.255.255.254'],
    ['this host', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['private, 10/8', '10.0.0.1'],
    ['private, 172.16/12', '172.31.255.255'],
    ['private, 192.168/16', '192.168.1.1'],
    ['link-local with its metadata services', '169.254.169.254'],
    ['the host of a virtual machine of Azure', '168.63.129.16'],
    ['carrier-grade NAT, with metadata services in it', '100.100.100.200'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['documentation', '203.0.113.1'],
    ['benchmarks', '198.18.0.1'],
    ['loopback, IPv6', '::1'],
    ['unspecified, IPv6', '::'],
    ['link-local, IPv6', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['unique local, with metadata services in it', 'fd00:ec2::254'],
    ['site-local', 'fec0::1'],
    ['multicast, IPv6', 'ff02::1'],
    ['loopback in IPv6', '::ffff:127.0.0.1'],
    ['loopback in IPv6, in hexadecimal', '::ffff:7f00:1'],
    ['private in the old IPv4-compatible form', '::10.0.0.1'],
    ['private behind NAT64', '64:ff9b::a00:1'],
    ['private behind 6to4', '2002:a00:1::'],
    ['private behind Teredo', '2001:0:a00:1::'],
    ['documentation, IPv6', '2001:db8::1'],
    ['no address', 'example.com'],
    ['nothing', '']
  ])('is not %s: %s', (_, address) => expect(isPublicAddress(address)).toBe(false))

  it('is none of this machine’s own', () => {
    const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
    for (const { address } of own) expect(isPublicAddress(address)).toBe(false)
  })

  it('is judged the same for an IPv4 address and its IPv6 form', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(isPublicAddress(`::ffff:${address}`)).toBe(isPublicAddress(address))
      })
    )
  })
})
