import { describe, expect, it } from 'vitest'
import { everythingIn, failure, testClient, VIDEO } from './support/client'
import { fakeClock } from './support/fake-clock'
import { ownServer, refused } from './support/own-server'
import { json } from './support/test-server'

const { server, client, answer, last } = await ownServer()

const LINK = 'https://storage.example/video.webm?X-Signature=secret-token'
const CREATED_AT = '2030-01-01T00:00:00.123456'
const result = (more: object) => ({ id: VIDEO, created_at: CREATED_AT, ...more })
const create = () => client.videos.create({ content: LINK, title: 'Spot' })

describe('an upload address', () => {
  it('is asked for with the JSON content type, and no body', async () => {
    answer(200, { url: LINK, fields: {} })
    expect(await client.videos.uploadUrl()).toEqual({ url: LINK })
    expect(last()).toEqual({ asked: ['GET', '/v2/upload-urls'], json: null })
  })
})

describe('a video', () => {
  it('is created from its upload address and a title', async () => {
    answer(201, { id: VIDEO, location: 'https://elsewhere.example/' })
    const video = { content: LINK, title: '  Summer \n spot ' }
    expect(await client.videos.create(video)).toEqual({ id: VIDEO })
    expect(last()).toEqual({
      asked: ['POST', '/v2/analyses/video'],
      json: { input: { content: LINK, title: 'Summer spot' } }
    })
  })

  it('without an upload address is refused before anything is sent', async () => {
    const thrown = await failure(client.videos.create({ content: '', title: 'Spot' }))
    expect(thrown).toMatchObject({ kind: 'invalid_input' })
    expect(server.requests).toEqual([])
  })

  it('says that the add-on may be missing, or the address wrong', async () => {
    answer(404, refused('resource_not_found'))
    const thrown = await failure(create())
    expect(thrown).toMatchObject({ kind: 'video_add_on_missing' })
    expect(thrown.message).toMatch(/“dynamic-saliency” is not enabled, or the service address/)
    expect(thrown.toData()).toMatchObject({ code: 'resource_not_found', sent: 'yes' })
  })

  it('refused with the link in the words shows the words alone', async () => {
    const message = `Cannot read ${LINK}, sorry.`
    answer(400, refused('invalid_request', message))
    const thrown = await failure(create())
    expect(thrown).toMatchObject({ kind: 'invalid_request' })
    expect(thrown.message).toContain('Cannot read https://storage.example/… sorry.')
    expect(everythingIn(thrown)).not.toContain('secret-token')
  })
})

describe('the result of a video', () => {
  it('is asked for every 30 seconds', async () => {
    const outputs = { attention: { attentionMap: 'https://cdn.example.com/map.png?sig=1' } }
    let turn = 0
    server.answer((_, response) =>
      json(
        response,
        200,
        result(turn++ < 3 ? { status: 'pending' } : { status: 'success', title: 'Spot', outputs })
      )
    )
    const clock = fakeClock()
    const video = await testClient(server.baseUrl, clock).videos.wait(VIDEO)
    expect(video).toEqual(result({ status: 'success', title: 'Spot', outputs }))
    expect(clock.sleeps).toEqual([30_000, 30_000, 30_000])
    expect(server.requests.at(-1)!.path).toBe('/v2/analyses/video/video-1')
  })

  it('may take an hour', async () => {
    answer(200, result({ status: 'pending' }))
    const clock = fakeClock()
    const start = clock.now()
    const waiting = testClient(server.baseUrl, { ...clock, pollIntervalMs: 7 }).videos.wait(VIDEO)
    expect(await failure(waiting)).toMatchObject({ kind: 'deadline_exceeded' })
    expect(clock.now() - start).toBe(60 * 60_000 - 30_000)
  })

  it.each([
    ['input_error', /does not meet the service’s requirements: Words of the service\.$/],
    ['moon_phase', /^The analysis of the video failed: Words of the service \(moon_phase\)\.$/]
  ])('that failed with %s says why', async (code, sentence) => {
    answer(200, result({ status: 'failed', ...refused(code) }))
    const thrown = await failure(client.videos.wait(VIDEO))
    expect(thrown).toMatchObject({ kind: 'video_failed' })
    expect(thrown.code).toBe(code)
    expect(thrown.message).toMatch(sentence)
    expect(await client.videos.get(VIDEO)).toMatchObject({ status: 'failed' })
  })
})
