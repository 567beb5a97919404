import type { UploadDto } from '@hand-receipt/contracts';
import { type Username, testCompany } from '../custody/company';
import { callsOf, connect, keepSignedIn } from '../support/call';
import { type SentFile, formOf } from './files';

/** A company of which some are connected, and how its people upload photos and look at them. */
export async function uploadingCompany() {
  const company = await testCompany();
  await keepSignedIn(company);
  const calls = callsOf(company);
  await connect(company, 'halloran', 'brandt');
  await connect(company, 'brandt', 'petrov');

  const post = (who: Username, ...files: SentFile[]) =>
    company.as[who]({ method: 'POST', url: '/api/uploads', ...formOf(...files) });
  async function upload(who: Username, ...files: SentFile[]): Promise<UploadDto[]> {
    const response = await post(who, ...files);
    if (response.statusCode !== 201) throw new Error(response.body);
    return response.json<{ uploads: UploadDto[] }>().uploads;
  }
  const get = (who: Username, url: string, headers = {}) => company.as[who]({ url, headers });

  return { company, calls, post, upload, get };
}

/** Its company, the calls of its people, and what they do with photos by name. */
export type Uploading = Awaited<ReturnType<typeof uploadingCompany>>;
