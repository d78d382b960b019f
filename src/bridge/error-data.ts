import * as v from 'valibot'
import type { ErrorData } from '../errors'

export const errorDataSchema: v.GenericSchema<ErrorData> = v.object({
  code: v.string(),
  message: v.string(),
  advice: v.string(),
  sent: v.picklist(['no', 'yes', 'maybe'])
})
