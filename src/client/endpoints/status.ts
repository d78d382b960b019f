import { type ServiceStatus, serviceStatusSchema } from '../../interface'
import type { CallOptions, Transport } from '../core/transport'

/** GET /: whether the key is accepted and the service works. */
export function checkService(
  transport: Transport,
  options: CallOptions = {}
): Promise<ServiceStatus> {
  return transport.request(
    { method: 'GET', path: '/', schema: serviceStatusSchema, repeatable: true },
    options
  )
}
