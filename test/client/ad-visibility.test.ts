import { describe, expect, it } from 'vitest'
import { AD, failure } from './support/client'
import { ownServer, refused } from './support/own-server'
import { png } from './support/pictures'
import { json } from './support/test-server'

const { server, client, answer, last } = await ownServer()

const LOCATION = 'https://elsewhere.example/'

describe('an ad', () => {
  it('is created from a picture and a title', async () => {
    answer(201, { id: AD, location: LOCATION })
    const bytes = png()
    expect(await client.adVisibility.create({ bytes, title: ' Spring \n sale ' })).toEqual({
      id: AD
    })
    const content = Buffer.from(bytes).toString('base64')
    expect(last()).toEqual({
      asked: ['POST', '/v2/ad-visibility'],
      json: { input: { content, title: 'Spring sale' } }
    })
  })

  it.each([
    ['no picture', () => new Uint8Array([1, 2, 3]), 'unreadable_input_image'],
    ['over 5 MB', () => new Uint8Array(5_000_001), 'invalid_request']
  ])('whose picture is %s is refused before anything is sent', async (_, bytes, code) => {
    const thrown = await failure(client.adVisibility.create({ bytes: bytes(), title: 'Ad' }))
    expect(thrown).toMatchObject({ kind: 'invalid_input' })
    expect(thrown.toData()).toMatchObject({ code, sent: 'no' })
    expect(server.requests).toEqual([])
  })
})

describe('the result of an ad', () => {
  it('is waited for', async () => {
    const outputs = { score: 71.5, input: 'https://cdn.example.com/ad.png?sig=1' }
    let turn = 0
    server.answer((_, response) =>
      turn++ < 2
        ? json(response, 200, { id: AD, status: 'pending' })
        : json(response, 200, { id: AD, status: 'success', outputs })
    )
    const ad = await client.adVisibility.wait(AD)
    expect(ad.outputs).toEqual(outputs)
    expect(turn).toBe(3)
    expect(server.requests.at(-1)!.path).toBe('/v2/ad-visibility/ad-1')
  })

  it('may lack the picture, and may have any score', async () => {
    answer(200, { id: AD, status: 'success', outputs: { score: -3e5 } })
    expect((await client.adVisibility.wait(AD)).outputs).toEqual({ score: -3e5 })
  })

  it.each([
    ['blank_input_image', /is blank/],
    ['unreadable_input_image', /could not be read/],
    ['moon_phase', /^The analysis of the ad failed: Words of the service \(moon_phase\)\.$/]
  ])('that failed with %s says why', async (code, sentence) => {
    answer(200, { id: AD, status: 'failed', ...refused(code) })
    const thrown = await failure(client.adVisibility.wait(AD))
    expect(thrown).toMatchObject({ kind: 'ad_failed' })
    expect(thrown.code).toBe(code)
    expect(thrown.message).toMatch(sentence)
    expect(await client.adVisibility.get(AD)).toMatchObject({ status: 'failed' })
  })
})
