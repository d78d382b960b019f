/** An endpoint as it is called: its path, the methods that work there, and what its body must be. */
export interface Route {
  endpoint: string
  method: string
  path: string
  /** Methods of the path, as its 405 names them. */
  allow: string
  /** Code of a 400 for a body that is no JSON object; null where no body is read. */
  refusal: 'invalid_request' | 'invalid_configuration' | null
}

const get = (endpoint: string, path: string, allow = 'GET'): Route => ({
  endpoint,
  method: 'GET',
  path,
  allow,
  refusal: null
})

const post = (
  endpoint: string,
  path: string,
  refusal: Route['refusal'],
  allow = 'POST'
): Route => ({
  endpoint,
  method: 'POST',
  path,
  allow,
  refusal
})

/** Every endpoint of the interface. */
export const ROUTES: readonly Route[] = [
  get('GET /', '/'),
  post('POST /analyses', '/analyses', 'invalid_request'),
  get('GET /analyses/{id}', '/analyses/some-id'),
  post('POST /analyses/video', '/analyses/video', 'invalid_request'),
  get('GET /analyses/video/{id}', '/analyses/video/some-id'),
  get('GET /upload-urls', '/upload-urls'),
  post('POST /ad-visibility', '/ad-visibility', 'invalid_configuration'),
  get('GET /ad-visibility/{id}', '/ad-visibility/some-id'),
  post('POST /analyses/summary/{id}', '/analyses/summary/some-id', null, 'GET, POST'),
  get('GET /analyses/summary/{id}', '/analyses/summary/some-id', 'GET, POST'),
  post(
    'POST /analyses/recommendations/{id}',
    '/analyses/recommendations/some-id',
    null,
    'GET, POST'
  ),
  get('GET /analyses/recommendations/{id}', '/analyses/recommendations/some-id', 'GET, POST'),
  {
    endpoint: 'PUT /update-meta/screenshot/{id}',
    method: 'PUT',
    path: '/update-meta/screenshot/some-id',
    allow: 'PUT',
    refusal: null
  },
  get('GET /tag-search/{resource_type}', '/tag-search/screenshot'),
  get('GET /tag-summary', '/tag-summary')
]
