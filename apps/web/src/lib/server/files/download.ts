/** Makes a response that the browser saves as a file. */
export const download = (
  body: string | Uint8Array<ArrayBuffer>,
  name: string,
  type: string,
): Response =>
  new Response(body, {
    headers: {
      'content-type': typeof body === 'string' ? `${type}; charset=utf-8` : type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
