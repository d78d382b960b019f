import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GERMAN } from '../../../src/ui/app/german'

/** The rooms whose words the panel may say. */
const SPOKEN_IN = ['bridge', 'client', 'errors', 'file', 'ui', 'workers']

const features = SPOKEN_IN.flatMap((room) =>
  readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)words\.ts$/.test(file))
    .map((file) => dirname(`${room}/${file}`))
)

describe('the panel in German', () => {
  it('has the words of every feature', () => {
    expect(Object.keys(GERMAN).sort()).toEqual(features.sort())
  })
})
