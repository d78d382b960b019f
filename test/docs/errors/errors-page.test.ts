import { describe, expect, it } from 'vitest'
import * as client from '../../../src/client'
import { CLIENT_ERRORS } from './client-errors'
import { errorsPage, writtenPage } from './errors-page'

describe('docs/errors.md', () => {
  it('is what `npm run docs` writes today', async () => {
    expect(writtenPage()).toBe(await errorsPage())
  })

  it('has every class of error that the client throws', () => {
    const classes = Object.values(client).filter(
      (thing) => typeof thing === 'function' && thing.prototype instanceof client.ClientError
    )
    const shown = new Set<unknown>(CLIENT_ERRORS.flatMap(({ errors }) => errors).map(classOf))
    expect(classes.filter((one) => !shown.has(one))).toEqual([])
  })

  it('says of each what to do next, but where nothing is left to do', () => {
    const silent = CLIENT_ERRORS.flatMap(({ errors }) => errors).filter(
      ({ advice }) => advice === ''
    )
    expect(new Set(silent.map(({ code }) => code))).toEqual(new Set(['aborted', 'page_timeout']))
  })
})

function classOf(error: client.ClientError): unknown {
  return error.constructor
}
