import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'

/** Stands in for curl where there is none: what the examples of docs/service.md use of it, and no more. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    request: { type: 'string', short: 'X' },
    header: { type: 'string', short: 'H', multiple: true, default: [] },
    data: { type: 'string', short: 'd' },
    'upload-file': { type: 'string', short: 'T' }
  }
})
const { header, data, 'upload-file': file } = values

const body =
  file === undefined
    ? Buffer.from(data === '@-' ? await text(process.stdin) : (data ?? ''))
    : await readFile(file)
const standard = file !== undefined ? 'PUT' : data !== undefined ? 'POST' : 'GET'
const sent = request(positionals[0] ?? '', {
  method: values.request ?? standard,
  headers: {
    ...Object.fromEntries(header.map((line) => line.split(/:\s*/, 2) as [string, string])),
    'content-length': body.length
  }
})
sent.end(body)

const [answer] = (await once(sent, 'response')) as [IncomingMessage]
process.stdout.write(`${await text(answer)}\n${answer.statusCode}`)
