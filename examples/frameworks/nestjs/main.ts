import 'reflect-metadata';
import {
  Body,
  Controller,
  Header,
  HttpCode,
  Inject,
  Injectable,
  Module,
  type OnApplicationShutdown,
  Post,
  UnprocessableEntityException,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ApiBody, DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { documentRequest } from 'pint-ae';
import { createPool } from 'pint-ae/batch';

const schema: object = documentRequest.jsonSchema({ target: 'openapi-3.1' });

/** Worker threads, so that a long invoice does not hold up other requests. */
@Injectable()
class Documents implements OnApplicationShutdown {
  readonly pool = createPool({ threads: 2, timeLimit: 10_000 });

  onApplicationShutdown() {
    return this.pool.close();
  }
}

@Controller('invoices')
class Invoices {
  constructor(@Inject(Documents) private readonly documents: Documents) {}

  @Post()
  @HttpCode(200)
  @Header('content-type', 'application/xml')
  @ApiBody({ schema })
  async create(@Body() request: unknown): Promise<string> {
    const { outcome, xml, issues } = await this.documents.pool.convert(request);
    if (outcome === 'valid') return xml;
    const errors = issues.map(({ path, message, hint }) => ({ path, message, hint }));
    throw new UnprocessableEntityException({ errors });
  }
}

@Module({ controllers: [Invoices], providers: [Documents] })
class Application {}

const application = await NestFactory.create(Application);
application.enableShutdownHooks();
const description = new DocumentBuilder().setTitle('Invoices').setOpenAPIVersion('3.1.0').build();
SwaggerModule.setup('docs', application, () => SwaggerModule.createDocument(application, description));
await application.listen(Number(process.env.PORT ?? 3000), '127.0.0.1');
