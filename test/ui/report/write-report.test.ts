import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fileName } from '../../../src/ui/report/write-report'
import { hostileText } from './support/hostile'

it('makes a file name of a frame’s name, whatever it is', () => {
  expect(fileName('Landing A', 'html')).toBe('landing-a-glance.html')
  expect(fileName('Café / Menü (v2)', 'markdown')).toBe('cafe-menu-v2-glance.md')
  expect(fileName('購入', 'html')).toBe('購入-glance.html')
  expect(fileName('../..', 'markdown')).toBe('frame-glance.md')
  fc.assert(
    fc.property(hostileText, (name) => {
      expect(fileName(name, 'html')).toMatch(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*-glance\.html$/u)
    })
  )
})
