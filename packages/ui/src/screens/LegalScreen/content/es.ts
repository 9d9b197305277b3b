import type { LegalContent } from '../types.ts';

const version = '2026-11-26';

export const legalContent: LegalContent = {
  terms: {
    title: 'Condiciones del servicio',
    lead: 'Qué puedes esperar de {product}, qué esperamos de ti y cuánto cuesta.',
    version,
    sections: [
      {
        id: 'parties',
        title: 'Entre quiénes rigen estas condiciones',
        body: [
          '{product} lo gestiona {company} («nosotros»). Tú eres la empresa que abre una cuenta y las personas que la usan en su nombre. El servicio está pensado para empresas; no se ofrece a consumidores.',
        ],
      },
      {
        id: 'service',
        title: 'Qué hace el servicio',
        body: [
          '{product} procesa los pedidos, los costes y el gasto en publicidad de tu tienda online, calcula lo que ganas y hace sugerencias: de precios, presupuestos de publicidad, stock, proveedores y pedidos que pueden ser fraude.',
          'Las previsiones, las puntuaciones y los textos del servicio son estimaciones. Te ayudan a decidir; no deciden por ti ni son asesoramiento jurídico, fiscal o financiero.',
        ],
      },
      {
        id: 'account',
        title: 'Tu cuenta',
        body: [
          'Quien registra una empresa es el administrador de su tienda y puede invitar a otras personas y darles un rol. Guarda las contraseñas en secreto, avísanos en {email} en cuanto sospeches que alguien más usa tu cuenta y mantén los datos al día.',
        ],
      },
      {
        id: 'price',
        title: 'Prueba, planes y pago',
        body: [
          'Una tienda nueva se puede probar gratis, durante el tiempo indicado al registrarse y sin tarjeta. Después queda en modo de solo lectura hasta que elijas un plan.',
          'Los planes se pagan por adelantado cada mes, al precio mostrado al contratar, más IVA cuando corresponda. Un cambio de plan se aplica en la siguiente facturación. Puedes cancelar cuando quieras; el servicio sigue hasta el final del periodo pagado. Si un precio sube, te avisamos al menos 30 días antes.',
        ],
      },
      {
        id: 'data',
        title: 'Tus datos',
        body: [
          'Lo que aportas a {product} sigue siendo tuyo. Nos permites tratarlo en la medida en que el servicio lo necesita y te aseguras de que puedes facilitárnoslo. El tratamiento de los datos personales se explica en la política de privacidad y, para los datos de tus clientes, en las condiciones de la página RGPD.',
        ],
      },
      {
        id: 'use',
        title: 'Uso correcto',
        body: [
          'No puedes usar el servicio:',
          [
            'para infringir la ley o los derechos de otros;',
            'para poner a prueba, sobrecargar o eludir su seguridad, salvo acuerdo con nosotros;',
            'por encima de los límites de tu plan ni para revenderlo;',
            'para decidir de forma automática sobre una persona sin que un ser humano examine el caso.',
          ],
        ],
      },
      {
        id: 'availability',
        title: 'Disponibilidad y soporte',
        body: [
          'Gestionamos el servicio con cuidado, conservamos copias de seguridad y reparamos los fallos con rapidez. El mantenimiento que lo interrumpe se anuncia. Respondemos a las preguntas en unas 24 horas, de lunes a viernes, de 9:00 a 18:00 CET.',
        ],
      },
      {
        id: 'liability',
        title: 'Responsabilidad',
        body: [
          'Respondemos sin límite por dolo, culpa grave y daños a la vida, al cuerpo o a la salud. Por culpa leve solo respondemos si se incumple una obligación esencial, y solo por el daño típico y previsible, hasta lo que hayas pagado en los doce meses anteriores. Las normas imperativas no se ven afectadas.',
        ],
      },
      {
        id: 'end',
        title: 'Fin del contrato',
        body: [
          'Cualquiera de las partes puede poner fin al contrato al acabar un periodo de facturación, y en cualquier momento por causa justificada. Durante los 30 días siguientes aún puedes exportar tus datos; después los eliminamos, salvo los que la ley nos obligue a conservar.',
        ],
      },
      {
        id: 'changes',
        title: 'Cambios y ley aplicable',
        body: [
          'Te informamos de un cambio de estas condiciones al menos 30 días antes de que se aplique. Si te opones, el contrato sigue con las condiciones anteriores y cualquiera de las partes puede ponerle fin. Se aplica la ley del país de nuestro domicilio social; son competentes los tribunales de ese domicilio. Si una cláusula no es válida, las demás lo siguen siendo.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Política de privacidad',
    lead: 'Qué datos personales trata {product}, por qué, durante cuánto tiempo y qué puedes pedirnos.',
    version,
    sections: [
      {
        id: 'controller',
        title: 'Quién es responsable',
        body: [
          'El responsable de los tratamientos descritos aquí es {company}. Puedes contactarnos en {email}, también sobre protección de datos.',
        ],
      },
      {
        id: 'what',
        title: 'Qué tratamos',
        body: [
          [
            'Cuenta: nombre, correo electrónico, empresa y, si los indicas, número de registro y teléfono; la contraseña, solo como un resumen criptográfico irreversible.',
            'Uso: sesiones con su hora y su navegador, intentos de inicio de sesión y cambios anotados en el registro de actividad de tu tienda.',
            'Mensajes: lo que escribes al soporte o en el formulario de contacto.',
            'Pago: plan, facturas y estado del pago; los datos de la tarjeta se quedan en el proveedor de pagos.',
            'Datos de la tienda: pedidos, productos, costes y campañas. Para los datos personales de tus clientes somos tu encargado del tratamiento; consulta la página RGPD.',
          ],
        ],
      },
      {
        id: 'why',
        title: 'Por qué y con qué base jurídica',
        body: [
          'Tratamos los datos de cuenta, tienda y pago para cumplir el contrato (artículo 6.1.b del RGPD), las facturas porque la ley nos obliga (artículo 6.1.c) y los registros técnicos para mantener seguro el servicio, que es nuestro interés legítimo (artículo 6.1.f). Cuando pedimos tu consentimiento, puedes retirarlo en cualquier momento.',
        ],
      },
      {
        id: 'browser',
        title: 'Qué se guarda en tu navegador',
        body: [
          'La aplicación guarda en el almacenamiento local de tu navegador lo que necesita para funcionar: los tokens de tu sesión, tu nombre y correo, tu rol, el idioma y el tema de color. No instala cookies publicitarias ni incluye rastreadores. Al cerrar sesión se borran los datos de la sesión.',
        ],
      },
      {
        id: 'recipients',
        title: 'Quién recibe datos',
        body: [
          'Solo quienes trabajan para nosotros por contrato: el proveedor de los servidores, el servicio de correo, el proveedor de pagos y, si se usa, el proveedor del modelo de lenguaje que responde en el chat y escribe textos publicitarios. Te indicamos sus nombres y países si los pides en {email}. No vendemos datos. Si conectas una plataforma de tienda o una cuenta publicitaria, los datos circulan entre ella y {product} a petición tuya.',
        ],
      },
      {
        id: 'where',
        title: 'Dónde se guardan los datos',
        body: [
          'En servidores de la Unión Europea. Si un destinatario está en otro lugar, una decisión de adecuación o las cláusulas contractuales tipo de la Comisión Europea protegen la transferencia.',
        ],
      },
      {
        id: 'time',
        title: 'Durante cuánto tiempo',
        body: [
          'Mientras exista tu cuenta y 30 días después de su fin. Las sesiones terminan a los 30 días como máximo, los registros técnicos se borran a los 90 días y las facturas tras el plazo que fija la ley fiscal.',
        ],
      },
      {
        id: 'rights',
        title: 'Tus derechos',
        body: [
          'Puedes pedir acceso a tus datos, su rectificación, supresión, limitación y portabilidad, y oponerte a los tratamientos basados en nuestros intereses. Escribe a {email}; respondemos en el plazo de un mes. También puedes reclamar ante una autoridad de control, en España la AEPD.',
        ],
      },
      {
        id: 'security',
        title: 'Cómo se protegen los datos',
        body: [
          'Las conexiones van cifradas, las contraseñas se guardan como resúmenes lentos, los secretos se cifran, los datos de cada tienda están separados en la base de datos y los accesos quedan registrados. Puedes proteger tu cuenta con la autenticación en dos pasos.',
        ],
      },
    ],
  },
  gdpr: {
    title: 'RGPD y tratamiento de datos',
    lead: 'Cómo trata {product} por tu cuenta los datos personales de tus clientes, según el artículo 28 del Reglamento General de Protección de Datos.',
    version,
    sections: [
      {
        id: 'roles',
        title: 'Quién es quién',
        body: [
          'Tú eres el responsable del tratamiento de los datos de tus clientes. Nosotros los tratamos como encargado, según tus instrucciones documentadas: estas condiciones y lo que ajustas en {product}. Si creemos que una instrucción infringe la ley, te lo decimos.',
        ],
      },
      {
        id: 'subject',
        title: 'Qué se trata y para qué',
        body: [
          [
            'Finalidad: calcular el beneficio, las devoluciones y las previsiones, y señalar pedidos que pueden ser fraude.',
            'Datos: números de pedido, fechas, importes, productos, estado del pago y del envío, país y, si lo importas, un identificador del comprador.',
            'Personas: los clientes de tu tienda.',
            'Duración: la del contrato y 30 días más.',
          ],
          'No incluyas en una importación lo que el servicio no necesita: funciona sin nombres, direcciones ni teléfonos.',
        ],
      },
      {
        id: 'confidentiality',
        title: 'Confidencialidad y seguridad',
        body: [
          'Solo acceden quienes lo necesitan para su trabajo, y todos están obligados a la confidencialidad. Aplicamos las medidas técnicas y organizativas del artículo 32: cifrado en tránsito, secretos cifrados, separación de las tiendas en la base de datos, roles impuestos por el servidor, accesos registrados y copias de seguridad comprobadas.',
        ],
      },
      {
        id: 'subprocessors',
        title: 'Subencargados',
        body: [
          'Aceptas estos subencargados: el proveedor de los servidores, para que funcione el servicio, y el servicio de correo, para enviar mensajes. Te damos la lista con nombres y países si la pides en {email} y te informamos de uno nuevo al menos 30 días antes; puedes oponerte por causa justificada. Obligamos a cada uno a los mismos deberes y respondemos por ellos.',
        ],
      },
      {
        id: 'help',
        title: 'Ayuda con derechos y obligaciones',
        body: [
          'Si uno de tus clientes nos pide acceso o supresión, te pasamos la solicitud sin demora. Te ayudamos a responderla, a evaluar el impacto del tratamiento y a tratar con las autoridades.',
        ],
      },
      {
        id: 'breaches',
        title: 'Violaciones de seguridad',
        body: [
          'Si se pierden datos personales o llegan a malas manos, te avisamos sin dilación indebida y como muy tarde 48 horas después de saberlo: qué ha pasado, a quién afecta, qué hemos hecho y qué puedes hacer.',
        ],
      },
      {
        id: 'automated',
        title: 'Sugerencias automáticas',
        body: [
          'La puntuación de riesgo de un pedido es una sugerencia para revisarlo. {product} no rechaza pedidos ni decide nada por sí solo sobre una persona. No bases una decisión así únicamente en la puntuación.',
        ],
      },
      {
        id: 'deletion',
        title: 'Exportación y supresión',
        body: [
          'Puedes exportar y borrar tus datos en la aplicación en cualquier momento. Al terminar el contrato los eliminamos en 30 días, incluidas las copias en cuanto caduquen, salvo que la ley nos obligue a conservarlos.',
        ],
      },
      {
        id: 'audit',
        title: 'Pruebas y auditorías',
        body: [
          'A petición tuya te mostramos cómo cumplimos estas obligaciones. Puedes hacerlas comprobar, con un aviso razonable y sin perturbar la actividad. Para cualquier pregunta sobre protección de datos escribe a {email}.',
        ],
      },
    ],
  },
};
