import {
  apiVersion,
  createApplication,
  type DescribedAnswers,
  makeApi,
  openApiDocument,
  sessionCookie,
} from '@rokade/server';

/** The description that the API gives with some described answers. */
export async function describeApi(described: DescribedAnswers): Promise<object> {
  const created = await createApplication({ dataDirectory: ':memory:' });
  if (!created.ok) throw new Error(created.error.code);
  const { routes } = makeApi(created.value, console.error);
  await created.value.close();
  const about = { apiVersion, program: created.value.version, cookie: sessionCookie };
  return openApiDocument(routes, { ...about, described });
}
