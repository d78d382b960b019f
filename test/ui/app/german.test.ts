import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GERMAN } from '../../../src/ui/app/german'

const features = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)words\.ts$/.test(file) && file !== 'words.ts')
  .map((file) => `ui/${dirname(file)}`)

describe('the panel in German', () => {
  it('has the words of every feature', () => {
    expect(Object.keys(GERMAN).sort()).toEqual(features.sort())
  })
})
