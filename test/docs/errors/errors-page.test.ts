import { describe, expect, it } from 'vitest'
import { ERROR_KINDS } from '../../../src/client'
import { CLIENT_ERRORS } from './client-errors'
import { errorsPage, writtenPage } from './errors-page'

describe('docs/errors.md', () => {
  it('is what `npm run docs` writes today', async () => {
    expect(writtenPage()).toBe(await errorsPage())
  })

  it('has every kind of failure that the client has', () => {
    const shown = CLIENT_ERRORS.flatMap(({ errors }) => errors).map(({ kind }) => kind)
    expect(new Set(shown)).toEqual(new Set(Object.keys(ERROR_KINDS)))
  })

  it('says of each what to do next, but where nothing is left to do', () => {
    const silent = CLIENT_ERRORS.flatMap(({ errors }) => errors).filter(
      ({ advice }) => advice === ''
    )
    expect(new Set(silent.map(({ code }) => code))).toEqual(new Set(['aborted', 'page_timeout']))
  })
})
